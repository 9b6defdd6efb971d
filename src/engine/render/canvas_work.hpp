// The data of a canvas: its renderer, its caches and its drawing state. Private to the canvas sources.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "engine/platform/sdl.hpp"
#include "engine/render/canvas.hpp"
#include "engine/render/fonts.hpp"
#include "engine/render/shapes.hpp"
#include "engine/render/textures.hpp"
#include "engine/text/line_break_cache.hpp"

namespace quintet {

struct Canvas::Work {
  Work(SDL_Renderer& target, const Assets& files)
      : renderer(target), assets(files), fonts(files), textures(target, kSpareBytes) {}

  // In addition to the layers: enough for the tiles and texts of several screens.
  static constexpr std::size_t kSpareBytes = std::size_t{6} << 20;

  struct State {
    float opacity = 1;
    Vec offset;
    std::optional<SDL_Rect> clip;
  };

  struct PixelSize {
    int width = 0, height = 0;
  };
  // The size at which a picture that fills this area is rasterised.
  PixelSize raster_size(Rect area) const;
  int pixels(float points) const { return static_cast<int>(std::lround(points * scale)); }
  // The rectangle in whole pixels, moved by the state's offset.
  SDL_Rect place(Rect area) const;
  Uint8 alpha(Rgba colour) const;
  void set_colour(Rgba colour) const;
  void apply_clip() const;

  // Paints the layer at `part` of its size, on a target of the size of `entry`. False where the renderer has no
  // targets.
  bool paint_layer(Canvas& canvas, const Textures::Entry& entry, Vec origin, float part,
                   const std::function<void(Canvas&)>& paint);
  // Copies a part of a texture, tinted and faded.
  void copy(const Textures::Entry& entry, const SDL_Rect* from, const SDL_Rect& to, Rgba tint) const;
  const Textures::Entry& plate(const Plate& plate);
  // Draws a mask of any size by nine slices; `area` is the plate without its margin.
  void nine_slices(Plate shape, SDL_Rect area, Rgba colour);

  // `room` is the box of the paragraph that the line belongs to, or its own.
  void set_line(std::string_view text, Rect box, Rect room, const TextStyle& style);
  void report_line(LineOfText line, Rect box, int x, int width, int size) const;
  // A paragraph's lines at this width in points, until the next call.
  const std::vector<std::string_view>& lines(std::string_view text, float width, const TextStyle& style);

  sdl::Surface load_picture(std::string_view name, int width, int height);
  sdl::Surface compose(std::span<const SpriteLayer> layers, int width, int height);
  sdl::Surface render_layer(const SpriteLayer& layer, int width, int height);
  void complain_once(std::string_view name, std::string_view why);

  SDL_Renderer& renderer;
  const Assets& assets;
  Fonts fonts;
  Textures textures;
  LineBreakCache broken;
  float scale = 1;
  int output_w = 0, output_h = 0;
  Extent extent;  // in points; the same while a layer is painted smaller
  State state;
  std::vector<State> saved;
  // Set while text is only read: nothing is drawn then.
  const std::function<void(const LineOfText&)>* text_reader = nullptr;
  std::set<std::string, std::less<>> complained;
  std::unordered_map<std::string, std::string> painted;  // what each layer slot holds
};

}  // namespace quintet
