#include "engine/render/canvas.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <unordered_map>

#include "engine/render/shape_renderer.hpp"
#include "engine/render/sprite_renderer.hpp"
#include "engine/render/text_renderer.hpp"

namespace quintet {
namespace {

// Bytes of textures in addition to the layers: enough for the tiles and texts of several screens.
constexpr std::size_t kSpareBytes = std::size_t{6} << 20;
constexpr float kSharpPixels = 5120.0F * 2880, kSoftPixels = 3840.0F * 2160;

// The part of each side that a layer of this size is painted at.
float part_kept(const SDL_Rect& layer, LayerDetail detail) {
  const float most = detail == LayerDetail::Soft ? kSoftPixels : kSharpPixels;
  const float pixels = static_cast<float>(layer.w) * static_cast<float>(layer.h);
  return pixels > most ? std::sqrt(most / pixels) : 1.0F;
}

int shrunk(int pixels, float part) {
  return std::max(1, static_cast<int>(std::lround(static_cast<float>(pixels) * part)));
}

}  // namespace

struct Canvas::Work {
  Work(SDL_Renderer& renderer, const Assets& assets)
      : state(renderer),
        fonts(assets),
        textures(renderer, kSpareBytes),
        sprites(state, assets, fonts, textures) {}

  RenderState state;
  Fonts fonts;
  Textures textures;
  ShapeRenderer shapes{state, textures};
  SpriteRenderer sprites;
  TextRenderer texts{state, fonts, textures};
  std::unordered_map<std::string, std::string> painted;  // the content of each layer slot
  Rgba ground{};                                         // the colour of the last `begin`
};

Canvas::Canvas(SDL_Renderer& renderer, const Assets& assets)
    : work_(std::make_unique<Work>(renderer, assets)) {
  fit(1);
}

Canvas::~Canvas() = default;

void Canvas::fit(float interface_scale) {
  work_->state.fit(interface_scale);
  // The largest things kept are the layers, each of the whole window: a board, the desk below it, the backdrop.
  const float window = work_->state.area();
  const float layers = std::min(window, kSharpPixels) + 2 * std::min(window, kSoftPixels);
  work_->textures.set_byte_limit(kSpareBytes + std::size_t{4} * static_cast<std::size_t>(layers));
}

void Canvas::forget_textures() {
  work_->textures.forget();
}
Extent Canvas::size() const {
  return work_->state.size();
}
float Canvas::scale() const {
  return work_->state.scale();
}

Canvas::Saved::Saved(Canvas& canvas) : canvas_(canvas) {
  canvas_.work_->state.save();
}
Canvas::Saved::~Saved() {
  canvas_.work_->state.restore();
}

void Canvas::fade(float opacity) {
  work_->state.fade(opacity);
}
void Canvas::translate(Vec by) {
  work_->state.translate(by);
}
void Canvas::clip(Rect to) {
  work_->state.clip(to);
}

void Canvas::begin(Rgba colour) {
  work_->textures.next_frame();
  work_->state.clear(colour);
  work_->ground = colour;
}

void Canvas::fill(Rect area, Rgba colour) {
  if (work_->texts.read()) return;
  work_->state.fill(work_->state.place(area), colour);
}

void Canvas::fill_gradient(Rect area, Rgba top, Rgba bottom) {
  if (work_->texts.read()) return;
  const SDL_Rect at = work_->state.place(area);
  for (int row = 0; row < at.h; ++row) {
    const float part = (static_cast<float>(row) + 0.5F) / static_cast<float>(at.h);
    work_->state.fill({at.x, at.y + row, at.w, 1}, mix(top, bottom, part));
  }
}

void Canvas::rounded(Rect area, float radius, Rgba colour) {
  if (work_->texts.read()) return;
  work_->shapes.draw({.radius = std::round(radius * scale())}, work_->state.place(area), colour);
}

void Canvas::outline(Rect area, float radius, float width, Rgba colour) {
  if (work_->texts.read()) return;
  const float stroke = std::max(1.0F, std::round(width * scale()));
  work_->shapes.draw({.radius = std::round(radius * scale()), .stroke = stroke}, work_->state.place(area),
                     colour);
}

void Canvas::shadow(Rect plate, float radius, const Shadow& shadow) {
  if (work_->texts.read()) return;
  const float blur = std::max(1.0F, std::round(shadow.blur * scale()));
  work_->shapes.draw({.radius = std::round(radius * scale()), .blur = blur},
                     work_->state.place(plate.moved({0, shadow.drop})), shadow.colour);
}
void Canvas::disc(Vec centre, float radius, Rgba colour) {
  rounded(centred(centre, {2 * radius, 2 * radius}), radius, colour);
}
void Canvas::ring(Vec centre, float radius, float width, Rgba colour) {
  outline(centred(centre, {2 * radius, 2 * radius}), radius, width, colour);
}
void Canvas::line(Vec from, Vec to, float width, Rgba colour) {
  polyline(std::array{from, to}, width, colour);
}

void Canvas::polyline(std::span<const Vec> points, float width, Rgba colour) {
  if (work_->texts.read()) return;
  for (std::size_t i = 0; i + 1 < points.size(); ++i) {
    const Vec a = points[i], b = points[i + 1];
    const Rect straight{std::min(a.x, b.x), std::min(a.y, b.y), std::abs(a.x - b.x), std::abs(a.y - b.y)};
    if (a.x == b.x)
      fill({straight.x - width / 2, straight.y, width, straight.h}, colour);
    else if (a.y == b.y)
      fill({straight.x, straight.y - width / 2, straight.w, width}, colour);
    else
      work_->shapes.stroke(a, b, width, colour);
  }
  for (const Vec point : points) disc(point, width / 2, colour);
}

void Canvas::curve(std::span<const Vec> points, Rect area, float width, Rgba colour) {
  if (work_->texts.read()) return;
  work_->shapes.curve(points, work_->state.place(area), width, colour);
}

void Canvas::fill_below(std::span<const Vec> points, Rect area, Rgba colour) {
  if (work_->texts.read()) return;
  work_->shapes.below(points, work_->state.place(area), colour);
}

void Canvas::brush(std::span<const BrushPoint> points, Rgba colour) {
  if (work_->texts.read()) return;
  work_->shapes.brush(points, colour);
}

void Canvas::picture(std::string_view name, Rect area, Rgba tint, SpriteStyle style) {
  if (work_->texts.read()) return;
  work_->sprites.draw(name, area, tint, style);
}
void Canvas::sprite(std::span<const SpriteLayer> layers, Rect area, SpriteStyle style) {
  if (work_->texts.read()) return;
  work_->sprites.draw(layers, area, style);
}
void Canvas::text(std::string_view text, Rect box, const TextStyle& style) {
  work_->texts.draw(text, box, style, box);
}
float Canvas::text_width(std::string_view text, Face face, float size) {
  return work_->texts.width(text, face, size);
}

float Canvas::paragraph(std::string_view text, Rect box, const TextStyle& style, float line_height) {
  const float step = style.size * line_height;
  float y = box.y;
  for (const std::string_view line : work_->texts.lines(text, box.w, style)) {
    work_->texts.draw(line, {box.x, y, box.w, step}, style, box);
    y += step;
  }
  return y - box.y;
}

float Canvas::paragraph_height(std::string_view text, float width, const TextStyle& style,
                               float line_height) {
  return static_cast<float>(work_->texts.lines(text, width, style).size()) * style.size * line_height;
}

void Canvas::read_text(const std::function<void(Canvas&)>& paint,
                       const std::function<void(const LineOfText&)>& reader) {
  work_->texts.read_to(&reader);
  paint(*this);
  work_->texts.read_to(nullptr);
}

void Canvas::layer(std::string_view slot, std::string_view key, Rect area,
                   const std::function<void(Canvas&)>& paint, LayerDetail detail) {
  auto& [state, fonts, textures, shapes, sprites, texts, painted_slots, ground] = *work_;
  if (texts.read()) return paint(*this);
  const SDL_Rect at = state.place(area);
  const float part = part_kept(at, detail);
  const int width = shrunk(at.w, part), height = shrunk(at.h, part);
  // The texture is named after the slot; its content is recorded beside it.
  const std::string name = "layer " + std::string(slot);
  const std::string content = std::string(key) + '|' + std::to_string(width) + 'x' + std::to_string(height) +
                              '|' + std::to_string(state.scale());
  const Textures::Entry* entry = textures.find(name);
  std::string& painted = painted_slots[name];
  if (!entry || painted != content) {
    if (!entry || entry->width != width || entry->height != height)
      entry = &textures.add_target(name, width, height);
    painted.clear();
    // Draws directly where the renderer has no render targets.
    if (!state.paint_layer(*entry, area.origin(), part, [&] { paint(*this); })) return paint(*this);
    painted = content;
  }
  state.copy(*entry, at, kUntinted);
}

namespace {

std::string kept_name(std::string_view name) {
  return "kept " + std::string(name);
}

SDL_Rect whole_window(const RenderState& state) {
  const Extent size = state.size();
  return state.place(Rect{0, 0, size.w, size.h});
}

}  // namespace

bool Canvas::keep(std::string_view name, const std::function<void(Canvas&)>& paint) {
  const SDL_Rect window = whole_window(work_->state);
  const Textures::Entry& entry = work_->textures.add_target(kept_name(name), window.w, window.h);
  return work_->state.paint_layer(entry, {}, 1, [&] {
    work_->state.clear(work_->ground);
    paint(*this);
  });
}

void Canvas::draw_kept(std::string_view name, float opacity) {
  const Textures::Entry* entry = work_->textures.find(kept_name(name));
  const SDL_Rect window = whole_window(work_->state);
  if (work_->texts.read() || !entry || !entry->texture || entry->width != window.w ||
      entry->height != window.h)
    return;
  const auto guard = saved();
  fade(opacity);
  SDL_SetTextureBlendMode(entry->texture.get(), SDL_BLENDMODE_BLEND);
  work_->state.copy(*entry, window, kUntinted);
}

void Canvas::forget(std::string_view name) {
  work_->textures.forget(kept_name(name));
}

}  // namespace quintet
