// Draws shapes of any size from coverage masks of a few pixels (shapes.hpp), which are kept as textures.
#pragma once

#include <span>

#include "engine/render/canvas.hpp"
#include "engine/render/curves.hpp"
#include "engine/render/render_state.hpp"
#include "engine/render/shapes.hpp"

namespace quintet {

class ShapeRenderer {
 public:
  // Both must outlive it.
  ShapeRenderer(const RenderState& state, Textures& textures) : state_(state), textures_(textures) {}

  // A plate by nine slices of its mask; `area` is the plate without its margin, and replaces its size.
  void draw(Plate shape, SDL_Rect area, Rgba colour);
  // A line between two points with smooth edges and no ends.
  void stroke(Vec from, Vec to, float width, Rgba colour);
  // A line through these places, which run from left to right within the area, drawn from one mask.
  void curve(std::span<const Vec> places, SDL_Rect area, float width, Rgba colour);
  // Everything between that line and the lower edge of the area.
  void below(std::span<const Vec> places, SDL_Rect area, Rgba colour);
  void brush(std::span<const BrushPoint> points, Rgba colour);

 private:
  const Textures::Entry& mask_of(const Plate& plate);
  // `name` begins the name of the mask in the cache.
  template <class Rasterise>
  void draw_mask(std::string name, std::span<const Vec> places, SDL_Rect area, Rgba colour,
                 const Rasterise& rasterise);

  const RenderState& state_;
  Textures& textures_;
};

}  // namespace quintet
