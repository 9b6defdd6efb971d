// Draws shapes of any size from coverage masks of a few pixels (shapes.hpp), which are kept as textures.
#pragma once

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

 private:
  const Textures::Entry& mask_of(const Plate& plate);

  const RenderState& state_;
  Textures& textures_;
};

}  // namespace quintet
