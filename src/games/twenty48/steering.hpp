// The keys and swipes that steer, as slides.
#pragma once

#include "core/twenty48/direction.hpp"
#include "engine/scene/input.hpp"

namespace quintet::twenty48 {

// Requires one of the four directions.
constexpr Direction direction_of(Action action) {
  switch (action) {
    case Action::Left:
      return Direction::Left;
    case Action::Up:
      return Direction::Up;
    case Action::Right:
      return Direction::Right;
    default:
      return Direction::Down;
  }
}

}  // namespace quintet::twenty48
