// Coverage masks: how much of each pixel a round shape covers, computed once per pixel size and then drawn as
// a tinted texture. That is smooth on every renderer, also on the software one, which has no anti-aliasing.
#pragma once

#include <cstdint>
#include <vector>

namespace quintet {

struct Mask {
  int width = 0, height = 0;
  std::vector<std::uint8_t> alpha;  // row-major, 0 outside … 255 inside

  std::uint8_t at(int x, int y) const { return alpha[static_cast<std::size_t>(y) * width + x]; }
};

// A rounded rectangle, all lengths in pixels.
struct Plate {
  int width = 0, height = 0;
  float radius = 0;  // at most half the shorter side; more is cut to that
  float stroke = 0;  // 0: filled; else the width of an outline lying inside the edge
  float blur = 0;    // 0: crisp; else the distance over which the edge fades, half of it outside
  friend bool operator==(const Plate&, const Plate&) = default;
};

// Pixels that a blurred plate reaches beyond its rectangle on each side.
int margin(const Plate& plate);

// The mask is larger than the plate by its margin on every side.
Mask rasterise(const Plate& plate);

// The part of a plate's corner that is not straight: cutting the mask this far from its rectangle's edges
// gives nine slices whose edges are constant along their length.
int corner(const Plate& plate);

}  // namespace quintet
