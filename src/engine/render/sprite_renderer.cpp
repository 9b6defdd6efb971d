#include "engine/render/sprite_renderer.hpp"

#include <SDL_image.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace quintet {
namespace {

constexpr int kLargestPicture = 4096;  // pixels of a side; a larger one is stretched from this
// The largest number of pixels of a picture, as a multiple of those of the window: most of a larger picture lies outside
// the window. Up to kAlwaysKept pixels, a picture always has full detail.
constexpr float kMostWindows = 2, kAlwaysKept = 512 * 512;

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

}  // namespace

void SpriteRenderer::complain_once(std::string_view name, std::string_view why) {
  if (complained_.emplace(name).second) {
    SDL_LogWarn(SDL_LOG_CATEGORY_APPLICATION, "%s: %s", std::string(name).c_str(), std::string(why).c_str());
  }
}

sdl::Surface SpriteRenderer::load_picture(std::string_view name, int width, int height) {
  const auto bytes = assets_.find(name);
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

sdl::Surface SpriteRenderer::render_layer(const SpriteLayer& layer, int width, int height) {
  const int w = std::max(1, static_cast<int>(std::lround(layer.size * static_cast<float>(width))));
  const int h = std::max(1, static_cast<int>(std::lround(layer.size * static_cast<float>(height))));
  sdl::Surface surface =
      layer.glyph.empty() ? load_picture(layer.picture, w, h) : fonts_.line(layer.glyph, layer.face, h);
  if (!surface) return nullptr;
  SDL_SetSurfaceColorMod(surface.get(), layer.colour.r, layer.colour.g, layer.colour.b);
  SDL_SetSurfaceAlphaMod(surface.get(), layer.colour.a);
  return surface;
}

sdl::Surface SpriteRenderer::compose(std::span<const SpriteLayer> layers, int width, int height) {
  sdl::Surface sheet = sdl::make_surface(width, height);
  if (!sheet) return nullptr;
  // The first layer replaces the empty sheet: blended with it, its soft edges would mix with the black of clear pixels.
  SDL_BlendMode blend = SDL_BLENDMODE_NONE;
  for (const SpriteLayer& layer : layers) {
    const sdl::Surface part = render_layer(layer, width, height);
    if (!part) continue;
    SDL_SetSurfaceBlendMode(part.get(), std::exchange(blend, SDL_BLENDMODE_BLEND));
    SDL_Rect at{(width - part->w) / 2, (height - part->h) / 2, part->w, part->h};
    if (!layer.glyph.empty()) {
      const int size = std::max(1, static_cast<int>(std::lround(layer.size * static_cast<float>(height))));
      at.y = height / 2 - fonts_.middle(fonts_.face_for(layer.glyph, layer.face), size);
    }
    SDL_BlitSurface(part.get(), nullptr, sheet.get(), &at);
  }
  return sheet;
}

SpriteRenderer::PixelSize SpriteRenderer::raster_size(Rect area) const {
  const float most = std::max(kMostWindows * state_.area(), kAlwaysKept);
  const float w = area.w * state_.scale(), h = area.h * state_.scale();
  const float part = w * h > most ? std::sqrt(most / (w * h)) : 1.0F;
  const auto side = [part](float length) {
    return static_cast<int>(std::lround(std::min(length * part, static_cast<float>(kLargestPicture))));
  };
  return {side(w), side(h)};
}

void SpriteRenderer::draw(std::span<const SpriteLayer> layers, Rect area, SpriteStyle style) {
  const PixelSize size = raster_size(area);
  if (size.width <= 0 || size.height <= 0 || style.opacity <= 0) return;
  const auto& entry = textures_.get(name_of(layers, size.width, size.height),
                                    [&] { return compose(layers, size.width, size.height); });
  state_.copy(entry, state_.place(area.scaled(style.scale)), kUntinted.faded(style.opacity));
}

void SpriteRenderer::draw(std::string_view name, Rect area, Rgba tint, SpriteStyle style) {
  const PixelSize size = raster_size(area);
  if (size.width <= 0 || size.height <= 0) return;
  const std::string key =
      "picture " + std::to_string(size.width) + 'x' + std::to_string(size.height) + ' ' + std::string(name);
  const auto& entry = textures_.get(key, [&] { return load_picture(name, size.width, size.height); });
  state_.copy(entry, state_.place(area.scaled(style.scale)), tint.faded(style.opacity));
}

}  // namespace quintet
