// Pictures and text of the canvas.
#include <SDL_image.h>

#include <algorithm>
#include <cmath>

#include "engine/render/canvas_work.hpp"
#include "engine/storage/assets.hpp"

namespace quintet {
namespace {

constexpr int kLargestPicture = 4096;  // pixels of a side; a larger one is stretched from this
// The most pixels of a picture, as a multiple of the window's: in a narrow window most of a large picture lies outside.
// Pictures of a small window are not made coarse.
constexpr float kMostWindows = 2, kAlwaysKept = 512 * 512;
constexpr float kLeastShrink = 0.8F;
constexpr std::string_view kEllipsis = "…";
// Half the height of a capital in parts of the type size; also where Chinese characters have their middle.
constexpr float kHalfCapital = 0.37F;

std::string rgb(Rgba colour) {
  return std::to_string(colour.r << 16 | colour.g << 8 | colour.b) + '/' + std::to_string(colour.a);
}

std::string name_of(std::span<const SpriteLayer> layers, int width, int height) {
  std::string name = "sprite " + std::to_string(width) + 'x' + std::to_string(height);
  for (const SpriteLayer& layer : layers) {
    name += ' ';
    name += layer.picture;
    name += layer.glyph;
    name += static_cast<char>('0' + static_cast<int>(layer.face));
    name += rgb(layer.colour);
    name += '@';
    name += std::to_string(std::lround(layer.size * 1000));
  }
  return name;
}

// The longest beginning of whole characters that fits with an ellipsis.
std::string elide(Fonts& fonts, std::string_view text, Face face, int size, int limit) {
  std::string cut(text);
  while (!cut.empty()) {
    do cut.pop_back();
    while (!cut.empty() && (static_cast<unsigned char>(cut.back()) & 0xC0U) == 0x80U);
    if (!cut.empty() && (static_cast<unsigned char>(cut.back()) & 0xC0U) == 0xC0U) cut.pop_back();
    if (fonts.width(cut + std::string(kEllipsis), face, size) <= limit) break;
  }
  return cut + std::string(kEllipsis);
}

}  // namespace

void Canvas::Work::complain_once(std::string_view name, std::string_view why) {
  if (complained.emplace(name).second) {
    SDL_LogWarn(SDL_LOG_CATEGORY_APPLICATION, "%s: %s", std::string(name).c_str(), std::string(why).c_str());
  }
}

sdl::Surface Canvas::Work::load_picture(std::string_view name, int width, int height) {
  const auto bytes = assets.find(name);
  if (!bytes) {
    complain_once(name, "there is no such picture");
    return nullptr;
  }
  SDL_RWops* reader = SDL_RWFromConstMem(bytes->data(), static_cast<int>(bytes->size()));
  sdl::Surface surface(reader ? IMG_LoadSizedSVG_RW(reader, width, height) : nullptr);
  if (reader) SDL_RWclose(reader);
  if (!surface) {
    complain_once(name, IMG_GetError());
    return nullptr;
  }
  return sdl::Surface(SDL_ConvertSurfaceFormat(surface.get(), SDL_PIXELFORMAT_ARGB8888, 0));
}

sdl::Surface Canvas::Work::render_layer(const SpriteLayer& layer, int width, int height) {
  const int w = std::max(1, static_cast<int>(std::lround(layer.size * static_cast<float>(width))));
  const int h = std::max(1, static_cast<int>(std::lround(layer.size * static_cast<float>(height))));
  sdl::Surface surface =
      layer.glyph.empty() ? load_picture(layer.picture, w, h) : fonts.line(layer.glyph, layer.face, h);
  if (!surface) return nullptr;
  SDL_SetSurfaceColorMod(surface.get(), layer.colour.r, layer.colour.g, layer.colour.b);
  SDL_SetSurfaceAlphaMod(surface.get(), layer.colour.a);
  SDL_SetSurfaceBlendMode(surface.get(), SDL_BLENDMODE_BLEND);
  return surface;
}

sdl::Surface Canvas::Work::compose(std::span<const SpriteLayer> layers, int width, int height) {
  sdl::Surface sheet = sdl::make_surface(width, height);
  if (!sheet) return nullptr;
  for (const SpriteLayer& layer : layers) {
    const sdl::Surface part = render_layer(layer, width, height);
    if (!part) continue;
    SDL_Rect at{(width - part->w) / 2, (height - part->h) / 2, part->w, part->h};
    if (!layer.glyph.empty()) {
      const int size = std::max(1, static_cast<int>(std::lround(layer.size * static_cast<float>(height))));
      const float middle =
          static_cast<float>(fonts.ascent(layer.face, size)) - kHalfCapital * static_cast<float>(size);
      at.y = height / 2 - static_cast<int>(std::lround(middle));
    }
    SDL_BlitSurface(part.get(), nullptr, sheet.get(), &at);
  }
  return sheet;
}

Canvas::Work::PixelSize Canvas::Work::raster_size(Rect area) const {
  const float most =
      std::max(kMostWindows * static_cast<float>(output_w) * static_cast<float>(output_h), kAlwaysKept);
  const float w = area.w * scale, h = area.h * scale;
  const float part = w * h > most ? std::sqrt(most / (w * h)) : 1.0F;
  const auto side = [part](float length) {
    return static_cast<int>(std::lround(std::min(length * part, static_cast<float>(kLargestPicture))));
  };
  return {side(w), side(h)};
}

void Canvas::sprite(std::span<const SpriteLayer> layers, Rect area, SpriteStyle style) {
  Work& w = *work_;
  const auto [width, height] = w.raster_size(area);
  if (w.text_reader || width <= 0 || height <= 0 || style.opacity <= 0) return;
  const std::string name = name_of(layers, width, height);
  const Textures::Entry* entry = w.textures.find(name);
  if (!entry) entry = &w.textures.add(name, w.compose(layers, width, height));
  w.copy(*entry, nullptr, w.place(style.scale == 1 ? area : area.scaled(style.scale)),
         kUntinted.faded(style.opacity));
}

void Canvas::picture(std::string_view name, Rect area, Rgba tint, SpriteStyle style) {
  Work& w = *work_;
  const auto [width, height] = w.raster_size(area);
  if (w.text_reader || width <= 0 || height <= 0) return;
  const std::string key =
      "picture " + std::to_string(width) + 'x' + std::to_string(height) + ' ' + std::string(name);
  const Textures::Entry* entry = w.textures.find(key);
  if (!entry) entry = &w.textures.add(key, w.load_picture(name, width, height));
  w.copy(*entry, nullptr, w.place(style.scale == 1 ? area : area.scaled(style.scale)),
         tint.faded(style.opacity));
}

void Canvas::text(std::string_view text, Rect box, const TextStyle& style) {
  work_->set_line(text, box, box, style);
}

void Canvas::Work::set_line(std::string_view text, Rect box, Rect room, const TextStyle& style) {
  int size = std::max(1, pixels(style.size));
  const int limit = std::max(1, pixels(box.w));
  int width = fonts.width(text, style.face, size);
  const std::string_view whole = text;
  std::string cut;
  if (width > limit) {
    const auto part_of_size = [size](float part) {
      return std::max(1, static_cast<int>(std::floor(static_cast<float>(size) * part)));
    };
    const int least = part_of_size(kLeastShrink);
    size = std::max(least, part_of_size(static_cast<float>(limit) / static_cast<float>(width)));
    width = fonts.width(text, style.face, size);
    // Widths are not in proportion to sizes: small letters are fitted to whole pixels.
    while (width > limit && size > least) width = fonts.width(text, style.face, --size);
    if (width > limit) {
      cut = elide(fonts, text, style.face, size, limit);
      text = cut;
      width = fonts.width(text, style.face, size);
    }
  }
  const SDL_Rect at = place(box);
  const int x = style.align == Align::Left    ? at.x
                : style.align == Align::Right ? at.x + at.w - width
                                              : at.x + (at.w - width) / 2;
  if (text_reader) {
    if (alpha(style.colour) > 0)
      report_line({.text = whole, .box = room, .cut = !cut.empty()}, box, x, width, size);
    return;
  }
  std::string name =
      "text " + std::to_string(static_cast<int>(style.face)) + ' ' + std::to_string(size) + ' ';
  name += text;
  const Textures::Entry* entry = textures.find(name);
  if (!entry) entry = &textures.add(name, fonts.line(text, style.face, size));
  const float middle =
      static_cast<float>(fonts.ascent(style.face, size)) - kHalfCapital * static_cast<float>(size);
  const int y = at.y + at.h / 2 - static_cast<int>(std::lround(middle));
  copy(*entry, nullptr, {x, y, entry->width, entry->height}, style.colour);
}

void Canvas::Work::report_line(LineOfText line, Rect box, int x, int width, int size) const {
  const float height = 2 * kHalfCapital * static_cast<float>(size) / scale;
  line.ink = {static_cast<float>(x) / scale, box.centre().y + state.offset.y - height / 2,
              static_cast<float>(width) / scale, height};
  line.box = line.box.moved(state.offset);
  line.clip = {0, 0, extent.w, extent.h};
  if (state.clip) {
    const SDL_Rect& seen = *state.clip;
    line.clip = {static_cast<float>(seen.x) / scale, static_cast<float>(seen.y) / scale,
                 static_cast<float>(seen.w) / scale, static_cast<float>(seen.h) / scale};
  }
  (*text_reader)(line);
}

void Canvas::read_text(const std::function<void(Canvas&)>& paint,
                       const std::function<void(const LineOfText&)>& reader) {
  work_->text_reader = &reader;
  paint(*this);
  work_->text_reader = nullptr;
}

float Canvas::text_width(std::string_view text, Face face, float size) {
  return static_cast<float>(work_->fonts.width(text, face, std::max(1, work_->pixels(size)))) / scale();
}

const std::vector<std::string_view>& Canvas::Work::lines(std::string_view text, float width,
                                                         const TextStyle& style) {
  const LineBreakCache::Measure measure{style.face, std::max(1, pixels(style.size)), pixels(width)};
  return broken.lines(text, measure,
                      [&](std::string_view part) { return fonts.width(part, measure.face, measure.size); });
}

float Canvas::paragraph(std::string_view text, Rect box, const TextStyle& style, float line_height) {
  const float step = style.size * line_height;
  float y = box.y;
  for (const std::string_view line : work_->lines(text, box.w, style)) {
    work_->set_line(line, {box.x, y, box.w, step}, box, style);
    y += step;
  }
  return y - box.y;
}

float Canvas::paragraph_height(std::string_view text, float width, const TextStyle& style,
                               float line_height) {
  return static_cast<float>(work_->lines(text, width, style).size()) * style.size * line_height;
}

}  // namespace quintet
