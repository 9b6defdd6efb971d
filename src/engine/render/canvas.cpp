#include "engine/render/canvas.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "engine/render/canvas_work.hpp"

namespace quintet {
namespace {

constexpr Extent kComfortable{1280, 720};  // points that fit at 100 %
constexpr Extent kLeast{640, 360};         // points that every scene can be laid out in
constexpr float kSharpPixels = 5120.0F * 2880, kSoftPixels = 3840.0F * 2160;
constexpr float kSmallestType = 0.72F;  // below this scale captions are hard to read

float choose_scale(float width, float height, float interface_scale) {
  const float comfortable = std::min(width / kComfortable.w, height / kComfortable.h);
  const float wanted = std::max(comfortable, kSmallestType) * interface_scale;
  return std::max(std::min({wanted, width / kLeast.w, height / kLeast.h}), 0.01F);
}

// The part of each side that a layer of this size is painted at.
float part_kept(const SDL_Rect& layer, LayerDetail detail) {
  const float most = detail == LayerDetail::Soft ? kSoftPixels : kSharpPixels;
  const float pixels = static_cast<float>(layer.w) * static_cast<float>(layer.h);
  return pixels > most ? std::sqrt(most / pixels) : 1.0F;
}

// One axis of a stretched copy, in pixels of the source and of the target.
struct Stretch {
  int from = 0, from_length = 0;
  int to = 0, to_length = 0;
};

// The part of it that a target of this length shows, with a pixel of the source more on each side for smoothing.
Stretch cropped(const Stretch& whole, int target) {
  const int end = whole.to + whole.to_length;
  if (whole.from_length == 1) {
    const int begin = std::max(whole.to, 0);
    return {whole.from, 1, begin, std::min(end, target) - begin};
  }
  const double step = static_cast<double>(whole.to_length) / whole.from_length;
  const auto pixel_at = [&](double at) {
    return static_cast<int>(std::clamp(at, 0.0, static_cast<double>(whole.from_length)));
  };
  const int first = pixel_at(std::floor(-whole.to / step) - 1);
  const int last = pixel_at(std::ceil((target - whole.to) / step) + 1);
  const auto place = [&](int pixel) { return whole.to + static_cast<int>(std::lround(pixel * step)); };
  return {whole.from + first, last - first, place(first), place(last) - place(first)};
}

int shrunk(int pixels, float part) {
  return std::max(1, static_cast<int>(std::lround(static_cast<float>(pixels) * part)));
}

}  // namespace

Canvas::Canvas(SDL_Renderer& renderer, const Assets& assets)
    : work_(std::make_unique<Work>(renderer, assets)) {
  fit(1);
}

Canvas::~Canvas() = default;

void Canvas::fit(float interface_scale) {
  Work& w = *work_;
  SDL_GetRendererOutputSize(&w.renderer, &w.output_w, &w.output_h);
  w.output_w = std::max(w.output_w, 1);
  w.output_h = std::max(w.output_h, 1);
  w.scale = choose_scale(static_cast<float>(w.output_w), static_cast<float>(w.output_h), interface_scale);
  w.state = {};
  w.saved.clear();
  w.apply_clip();
  w.extent = {static_cast<float>(w.output_w) / w.scale, static_cast<float>(w.output_h) / w.scale};
  // The largest things kept are the layers, each of the whole window: a board, the desk below it, the backdrop.
  const float window = static_cast<float>(w.output_w) * static_cast<float>(w.output_h);
  const float layers = std::min(window, kSharpPixels) + 2 * std::min(window, kSoftPixels);
  w.textures.set_byte_limit(Work::kSpareBytes + std::size_t{4} * static_cast<std::size_t>(layers));
}

void Canvas::forget_textures() {
  work_->textures.forget();
}

Extent Canvas::size() const {
  return work_->extent;
}

float Canvas::scale() const {
  return work_->scale;
}

Canvas::Saved::Saved(Canvas& canvas) : canvas_(canvas) {
  canvas.work_->saved.push_back(canvas.work_->state);
}

Canvas::Saved::~Saved() {
  Work& w = *canvas_.work_;
  w.state = w.saved.back();
  w.saved.pop_back();
  w.apply_clip();
}

void Canvas::fade(float opacity) {
  work_->state.opacity *= std::clamp(opacity, 0.0F, 1.0F);
}
void Canvas::translate(Vec by) {
  work_->state.offset = work_->state.offset + by;
}

void Canvas::clip(Rect to) {
  Work& w = *work_;
  SDL_Rect area = w.place(to);
  if (w.state.clip) SDL_IntersectRect(&area, &*w.state.clip, &area);
  w.state.clip = area;
  w.apply_clip();
}

SDL_Rect Canvas::Work::place(Rect area) const {
  const float left = std::round((area.x + state.offset.x) * scale);
  const float top = std::round((area.y + state.offset.y) * scale);
  return {static_cast<int>(left), static_cast<int>(top), pixels(area.w), pixels(area.h)};
}

Uint8 Canvas::Work::alpha(Rgba colour) const {
  return colour.faded(state.opacity).a;
}

void Canvas::Work::set_colour(Rgba colour) const {
  const Uint8 opacity = alpha(colour);
  // Blending takes several times as long as filling; opaque colours do not need it.
  SDL_SetRenderDrawBlendMode(&renderer, opacity == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
  SDL_SetRenderDrawColor(&renderer, colour.r, colour.g, colour.b, opacity);
}

void Canvas::Work::apply_clip() const {
  SDL_RenderSetClipRect(&renderer, state.clip ? &*state.clip : nullptr);
}

void Canvas::Work::copy(const Textures::Entry& entry, const SDL_Rect* from, const SDL_Rect& to,
                        Rgba tint) const {
  if (!entry.texture || to.w <= 0 || to.h <= 0) return;
  SDL_SetTextureColorMod(entry.texture.get(), tint.r, tint.g, tint.b);
  SDL_SetTextureAlphaMod(entry.texture.get(), alpha(tint));
  const SDL_Rect source = from ? *from : SDL_Rect{0, 0, entry.width, entry.height};
  if (source.w == to.w && source.h == to.h) {
    SDL_RenderCopy(&renderer, entry.texture.get(), &source, &to);
    return;
  }
  // SDL's software renderer first stretches all of what reaches beyond the edge, however large that is.
  int width = 0, height = 0;
  SDL_GetRendererOutputSize(&renderer, &width, &height);
  const Stretch x = cropped({source.x, source.w, to.x, to.w}, width);
  const Stretch y = cropped({source.y, source.h, to.y, to.h}, height);
  if (x.from_length <= 0 || y.from_length <= 0 || x.to_length <= 0 || y.to_length <= 0) return;
  const SDL_Rect part{x.from, y.from, x.from_length, y.from_length};
  const SDL_Rect shown{x.to, y.to, x.to_length, y.to_length};
  SDL_RenderCopy(&renderer, entry.texture.get(), &part, &shown);
}

void Canvas::begin(Rgba colour) {
  work_->textures.next_frame();
  work_->set_colour({colour.r, colour.g, colour.b, 255});
  SDL_RenderClear(&work_->renderer);
}

void Canvas::fill(Rect area, Rgba colour) {
  if (work_->text_reader) return;
  const SDL_Rect at = work_->place(area);
  work_->set_colour(colour);
  SDL_RenderFillRect(&work_->renderer, &at);
}

void Canvas::fill_gradient(Rect area, Rgba top, Rgba bottom) {
  if (work_->text_reader) return;
  const SDL_Rect at = work_->place(area);
  for (int row = 0; row < at.h; ++row) {
    const SDL_Rect strip{at.x, at.y + row, at.w, 1};
    work_->set_colour(mix(top, bottom, (static_cast<float>(row) + 0.5F) / static_cast<float>(at.h)));
    SDL_RenderFillRect(&work_->renderer, &strip);
  }
}

bool Canvas::Work::paint_layer(Canvas& canvas, const Textures::Entry& entry, Vec origin, float part,
                               const std::function<void(Canvas&)>& paint) {
  SDL_Texture* const outer = SDL_GetRenderTarget(&renderer);  // a layer may be drawn on another
  if (!entry.texture || SDL_SetRenderTarget(&renderer, entry.texture.get()) != 0) return false;
  {
    const Saved guard = canvas.saved();
    const float full = std::exchange(scale, scale * part);
    state = {1, Vec{} - origin, std::nullopt};
    apply_clip();
    paint(canvas);
    scale = full;
  }
  SDL_SetRenderTarget(&renderer, outer);
  apply_clip();
  return true;
}

void Canvas::layer(std::string_view slot, std::string_view key, Rect area,
                   const std::function<void(Canvas&)>& paint, LayerDetail detail) {
  Work& w = *work_;
  if (w.text_reader) return paint(*this);
  const SDL_Rect at = w.place(area);
  const float part = part_kept(at, detail);
  const int width = shrunk(at.w, part), height = shrunk(at.h, part);
  // The texture is named after the slot; its content is recorded beside it.
  const std::string name = "layer " + std::string(slot);
  const std::string state = std::string(key) + '|' + std::to_string(width) + 'x' + std::to_string(height) +
                            '|' + std::to_string(w.scale);
  const Textures::Entry* entry = w.textures.find(name);
  std::string& painted = w.painted[name];
  if (!entry || painted != state) {
    if (!entry || entry->width != width || entry->height != height)
      entry = &w.textures.add_target(name, width, height);
    painted.clear();
    // Without render targets, draws directly.
    if (!w.paint_layer(*this, *entry, area.origin(), part, paint)) return paint(*this);
    painted = state;
  }
  w.copy(*entry, nullptr, at, kUntinted);
}

}  // namespace quintet
