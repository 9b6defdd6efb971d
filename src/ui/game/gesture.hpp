// What a player did on a board, independent of the device.
#pragma once

#include <cstdint>

#include "core/grid.hpp"
#include "engine/render/geometry.hpp"
#include "engine/scene/input.hpp"

namespace quintet::ui {

struct Gesture {
  enum class Kind : std::uint8_t {
    Pick,         // a click, a tap, or Confirm: on `cell`
    Alternative,  // a right click, a long press, or the Secondary action: on `cell`
    Swipe,        // in `direction`
    Step,         // a key moves the cursor in `direction`
    Drag,         // pressed on `from` and released on `cell`
    Both,         // both buttons, or the middle one: on `cell`
    Pan,          // a finger moves the board `by` so much
  };
  Kind kind;
  Point cell{};
  Action direction = Action::Up;  // Up, Down, Left or Right
  Point from{};
  bool picked = false;  // the press of a Drag was a Pick of `from`
  Vec by{};             // points
  friend bool operator==(const Gesture&, const Gesture&) = default;
};

}  // namespace quintet::ui
