// Coverage masks of a curve and of the area below it, as shapes.hpp has them for plates: how much of each pixel is
// covered. A line drawn as separate strips shows its joints; a mask of the whole curve is smooth on every renderer.
#pragma once

#include <span>

#include "engine/render/geometry.hpp"
#include "engine/render/shapes.hpp"

namespace quintet {

// All lengths in pixels, from the top left corner of the mask. `points` from left to right; those outside the mask are
// cut off.
struct Trace {
  std::span<const Vec> points;
  int width = 0, height = 0;  // of the mask
};

// A line through the points with round joints and ends.
Mask rasterise_line(const Trace& trace, float thickness);
// Everything between the line and the lower edge of the mask, from the first point to the last.
Mask rasterise_below(const Trace& trace);

}  // namespace quintet
