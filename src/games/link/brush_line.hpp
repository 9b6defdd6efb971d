// The shape of a brush stroke along a polyline: the corners are rounded, the width swells where the brush is set down and
// thins out where it is lifted, and both ends are soft.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/render/canvas.hpp"

namespace quintet::link {

struct Brush {
  float width = 1;         // points
  float bend = 1;          // radius of a corner; more than half of the width
  std::uint32_t seed = 0;  // of the hand's small irregularities
};

// The first `part`, 0…1, of the stroke by length; empty where there is nothing to draw.
std::vector<BrushPoint> brush_stroke(std::span<const Vec> corners, const Brush& brush, float part);

}  // namespace quintet::link
