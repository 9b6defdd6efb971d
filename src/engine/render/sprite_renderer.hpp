// Draws pictures, and sprites composed of several, rasterised at the size needed and kept as textures.
#pragma once

#include <set>
#include <span>
#include <string>
#include <string_view>

#include "engine/render/canvas.hpp"
#include "engine/render/fonts.hpp"
#include "engine/render/render_state.hpp"
#include "engine/storage/assets.hpp"

namespace quintet {

class SpriteRenderer {
 public:
  // All must outlive it.
  SpriteRenderer(const RenderState& state, const Assets& assets, Fonts& fonts, Textures& textures)
      : state_(state), assets_(assets), fonts_(fonts), textures_(textures) {}

  void draw(std::span<const SpriteLayer> layers, Rect area, SpriteStyle style);
  void draw(std::string_view name, Rect area, Rgba tint, SpriteStyle style);

 private:
  struct PixelSize {
    int width = 0, height = 0;
  };
  // The size at which a picture that fills this area is rasterised.
  PixelSize raster_size(Rect area) const;
  sdl::Surface load_picture(std::string_view name, int width, int height);
  sdl::Surface compose(std::span<const SpriteLayer> layers, int width, int height);
  sdl::Surface render_layer(const SpriteLayer& layer, int width, int height);
  void complain_once(std::string_view name, std::string_view why);

  const RenderState& state_;
  const Assets& assets_;
  Fonts& fonts_;
  Textures& textures_;
  std::set<std::string, std::less<>> complained_;
};

}  // namespace quintet
