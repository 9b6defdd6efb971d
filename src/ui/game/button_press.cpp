#include "ui/game/button_press.hpp"

#include <utility>

namespace quintet::ui {
namespace {

unsigned bit(Button button) {
  return 1U << static_cast<unsigned>(button);
}

}  // namespace

std::optional<Gesture> ButtonPress::handle(const PointerEvent& event, std::optional<Point> cell) {
  under_ = cell;
  if (event.kind == PointerEvent::Kind::Pressed) {
    press_.reset();
    const auto gesture = cell ? press(event.button, *cell) : std::nullopt;
    down_ |= bit(event.button);
    return gesture;
  }
  if (event.kind != PointerEvent::Kind::Released) return std::nullopt;
  down_ &= ~bit(event.button);
  const auto done = std::exchange(press_, std::nullopt);
  return done && done->cell == cell ? done : std::nullopt;
}

// The second button makes Both of the first, wherever that went down.
std::optional<Gesture> ButtonPress::press(Button button, Point cell) {
  using Kind = Gesture::Kind;
  const bool both = button == Button::Middle || (down_ & ~bit(button)) != 0;
  const Kind kind = both ? Kind::Both : button == Button::Primary ? Kind::Pick : Kind::Alternative;
  press_ = Gesture{.kind = kind, .cell = cell};
  if (kind == Kind::Alternative && !late_) return std::exchange(press_, std::nullopt);
  return std::nullopt;
}

std::optional<Gesture> ButtonPress::held() const {
  return press_ && press_->cell == under_ ? press_ : std::nullopt;
}

}  // namespace quintet::ui
