// One line of a board, taken in the direction of a slide: its gaps close, equal tiles merge from the wall outwards.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/twenty48/rule.hpp"

namespace quintet::twenty48 {

// The exponent of a tile: 11 is 2048. 0 is an empty cell.
using Exponent = std::uint8_t;
inline constexpr Exponent kNeverMerges = 255;
inline constexpr Exponent kMostExponent = 63;  // the largest whose value fits into 64 bits

// Where a tile of a line goes. Indexes count from the wall that the slide leads to.
struct LineStep {
  std::size_t from = 0, to = 0;
  bool merges = false;  // it ends in one tile with another one
  friend bool operator==(const LineStep&, const LineStep&) = default;
};

struct SlidLine {
  std::vector<LineStep> steps;  // of every tile, also of those that stay
  std::uint64_t gained = 0;     // points: the values of the tiles made
};

// Slides the line in place. Tiles of kNeverMerges do not merge.
SlidLine slide_line(std::span<Exponent> line, Rule rule);

}  // namespace quintet::twenty48
