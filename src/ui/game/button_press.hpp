// The buttons of the mouse on a board where the left one, the right one, and both together mean different things. A press
// acts when it is released on its cell. Released elsewhere it does nothing; coming back takes it up again.
#pragma once

#include <optional>

#include "core/grid.hpp"
#include "engine/scene/input.hpp"
#include "ui/game/gesture.hpp"

namespace quintet::ui {

class ButtonPress {
 public:
  // The right button acts when it goes down, or when it is released.
  void act_on_release(bool alternative) { late_ = alternative; }

  // `cell`: under the pointer. Returns a Pick, an Alternative or a Both that the event completes.
  std::optional<Gesture> handle(const PointerEvent& event, std::optional<Point> cell);
  // What a release would do now.
  std::optional<Gesture> held() const;
  void let_go() {
    press_.reset();
    down_ = 0;
  }

 private:
  std::optional<Gesture> press(Button button, Point cell);

  bool late_ = false;
  unsigned down_ = 0;  // a bit for each button
  std::optional<Point> under_;
  std::optional<Gesture> press_;
};

}  // namespace quintet::ui
