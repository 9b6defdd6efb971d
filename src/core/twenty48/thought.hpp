// What a computer player of 2048 thinks about a board.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/twenty48/direction.hpp"

namespace quintet::twenty48 {

struct Thought {
  Direction best = Direction::Left;
  // What each slide is worth, in the order of kDirections; nothing for one that moves nothing.
  std::array<std::optional<float>, 4> expected{};
  std::uint64_t nodes = 0;  // boards evaluated
  int depth = 0;            // slides looked ahead
  // The worth is the number of points still to come, by the learned evaluation; otherwise it only compares slides.
  bool in_points = false;

  std::optional<float> of(Direction direction) const { return expected[static_cast<std::size_t>(direction)]; }
};

}  // namespace quintet::twenty48
