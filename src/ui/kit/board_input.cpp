#include "ui/kit/board_input.hpp"

#include <algorithm>
#include <cmath>

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
  press_ = held();
  return std::exchange(press_, std::nullopt);
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
  if (!press_ || !under_) return std::nullopt;
  return Gesture{.kind = press_->kind, .cell = *under_};
}

namespace {

using Kind = PointerEvent::Kind;

constexpr float kSlip = 0.5F;    // in cells: a finger that moves further does not tap
constexpr float kSwipe = 24.0F;  // points

Action direction_of(Vec way) {
  if (std::abs(way.x) > std::abs(way.y)) return way.x > 0 ? Action::Right : Action::Left;
  return way.y > 0 ? Action::Down : Action::Up;
}

}  // namespace

Gesture BoardInput::pick(Point cell) {
  cursor_ = cell;
  return {.kind = Gesture::Kind::Pick, .cell = cell};
}

std::optional<Gesture> BoardInput::handle(const PointerEvent& event, const BoardView& board, bool live,
                                          Duration now) {
  // A page that becomes active again receives the position of the mouse; only a mouse that moves takes over from the
  // keys.
  if (event.touch || event.kind == Kind::Pressed || (event.kind == Kind::Moved && event.at != pointer_))
    by_keys_ = false;
  pointer_ = event.at;
  if (event.kind == Kind::Pressed) by_touch_ = event.touch;
  if (!live) let_go();
  const auto cell = event.kind == Kind::Left ? std::nullopt : board.hit(event.at, now);
  if (event.kind == Kind::Pressed) clicked_ = cell.has_value();
  if (touch_ == Touch::Swipe) return follow_swipe(event, cell, live && board.plate().contains(event.at), now);
  if (touch_ == Touch::Buttons && !event.touch) {
    hovered_ = cell;
    auto gesture = live ? buttons_.handle(event, cell) : std::nullopt;
    if (gesture) cursor_ = gesture->cell;
    return gesture;
  }
  const auto drag = touch_ == Touch::Tap ? follow_drag(event, cell, live) : std::nullopt;
  const auto gesture = event.touch ? follow_finger(event, cell, board.grid().pitch(), live, now)
                                   : follow_mouse(event, cell, live);
  const auto pan =
      touch_ == Touch::Buttons ? follow_pan(event, board.plate().contains(event.at)) : std::nullopt;
  return gesture ? gesture : pan ? pan : drag;
}

// A finger that has moved too far for a tap moves the board, also when it has left the plate on which it
// was set down.
std::optional<Gesture> BoardInput::follow_pan(const PointerEvent& event, bool on_board) {
  if (event.kind == Kind::Pressed) finger_ = on_board ? std::optional(event.at) : std::nullopt;
  if (event.kind == Kind::Released || event.kind == Kind::Left) finger_.reset();
  if (event.kind != Kind::Moved || !finger_ || press_) return std::nullopt;
  const Vec by = event.at - std::exchange(*finger_, event.at);
  return Gesture{.kind = Gesture::Kind::Pan, .by = by};
}

std::optional<Gesture> BoardInput::follow_mouse(const PointerEvent& event, std::optional<Point> cell,
                                                bool live) {
  hovered_ = cell;
  if (event.kind != Kind::Pressed || !cell || !live) return std::nullopt;
  if (event.button == Button::Primary) return pick(*cell);
  if (event.button != Button::Secondary) return std::nullopt;
  cursor_ = *cell;
  return Gesture{.kind = Gesture::Kind::Alternative, .cell = *cell};
}

// The mouse has picked the first cell when it went down, a finger picks nothing before it is lifted.
std::optional<Gesture> BoardInput::follow_drag(const PointerEvent& event, std::optional<Point> cell,
                                               bool live) {
  if (event.kind == Kind::Left) drag_.reset();
  if (event.button != Button::Primary) return std::nullopt;
  if (event.kind == Kind::Pressed) drag_ = live ? cell : std::nullopt;
  if (event.kind != Kind::Released) return std::nullopt;
  const auto from = std::exchange(drag_, std::nullopt);
  if (!from || !cell || *from == *cell || !live) return std::nullopt;
  cursor_ = *cell;
  return Gesture{.kind = Gesture::Kind::Drag, .cell = *cell, .from = *from, .picked = !event.touch};
}

std::optional<Gesture> BoardInput::follow_finger(const PointerEvent& event, std::optional<Point> cell,
                                                 float pitch, bool live, Duration now) {
  const bool aims = touch_ == Touch::Aim;
  if (event.kind == Kind::Pressed && cell && live) press_ = Press{cell, event.at, now};
  if (press_ && aims && event.kind == Kind::Moved) press_->cell = cell;
  if (press_ && !aims && length(event.at - press_->place) > kSlip * pitch) press_.reset();
  std::optional<Gesture> gesture;
  if (event.kind == Kind::Released && press_ && press_->cell && live) gesture = pick(*press_->cell);
  if (event.kind == Kind::Released || event.kind == Kind::Left) press_.reset();
  hovered_ = press_ ? press_->cell : drag_ ? cell : std::nullopt;
  return gesture;
}

std::optional<Gesture> BoardInput::follow_swipe(const PointerEvent& event, std::optional<Point> cell,
                                                bool may_begin, Duration now) {
  hovered_ = cell;
  if (event.kind == Kind::Pressed && event.button == Button::Primary && may_begin)
    press_ = Press{cell, event.at, now};
  std::optional<Gesture> gesture;
  if (press_) {
    const Vec way = event.at - press_->place;
    if (length(way) >= kSwipe) {
      gesture = Gesture{.kind = Gesture::Kind::Swipe, .direction = direction_of(way)};
    } else if (event.kind == Kind::Released && press_->cell) {
      gesture = pick(*press_->cell);
    }
  }
  if (gesture || event.kind == Kind::Released || event.kind == Kind::Left) press_.reset();
  return gesture;
}

ActionEvent BoardInput::meaning(const ActionEvent& event) const {
  if (!swiped() || !event.steer) return event;
  return {*event.steer, event.repeated};
}

std::optional<Gesture> BoardInput::handle(const ActionEvent& event, bool live) {
  by_keys_ = true;
  if (event.action <= Action::Right) {
    if (touch_ != Touch::Swipe)
      return Gesture{.kind = Gesture::Kind::Step, .cell = cursor_, .direction = event.action};
    if (live) return Gesture{.kind = Gesture::Kind::Swipe, .direction = event.action};
  }
  if (event.repeated || !live) return std::nullopt;
  if (event.action == Action::Confirm) return Gesture{.kind = Gesture::Kind::Pick, .cell = cursor_};
  if (event.action == Action::Secondary) return Gesture{.kind = Gesture::Kind::Alternative, .cell = cursor_};
  return std::nullopt;
}

std::optional<Gesture> BoardInput::take_long_press(bool live, Duration now) {
  if (!live) let_go();
  if (!has_long_press() || !press_ || !press_->cell || now - press_->since < kLongPress) return std::nullopt;
  const Point cell = *std::exchange(press_, std::nullopt)->cell;
  drag_.reset();
  hovered_.reset();
  cursor_ = cell;
  return Gesture{.kind = Gesture::Kind::Alternative, .cell = cell};
}

std::optional<Duration> BoardInput::due(Duration now) const {
  if (!has_long_press() || !press_ || !press_->cell) return std::nullopt;
  return std::max(press_->since + kLongPress - now, Duration{0});
}

std::optional<Gesture> BoardInput::held() const {
  if (press_ && press_->cell) return Gesture{.kind = Gesture::Kind::Pick, .cell = *press_->cell};
  return buttons_.held();
}

float BoardInput::long_press(Duration now) const {
  if (!has_long_press() || !press_ || !press_->cell) return 0;
  return static_cast<float>(std::clamp(seconds(now - press_->since) / seconds(kLongPress), 0.0, 1.0));
}

Control BoardFocus::control(Rect plate) const {
  return {.id = id_, .kind = Control::Kind::Area, .bounds = plate, .ring_radius = 0, .window = plate};
}

std::optional<Point> BoardFocus::shown_cursor() const {
  if (!input_.by_keys() || !controls_.ring_shown() || !focused()) return std::nullopt;
  return input_.cursor();
}

BoardFocus::Reply BoardFocus::handle(const ActionEvent& event, bool live, Alternative alternative,
                                     const NextCell& next_cell) {
  // A board of directions is played without aiming at it first, unless keys have led the focus elsewhere.
  if (input_.swiped() && !controls_.ring_shown()) controls_.focus(id_);
  if (!focused()) return {};
  const bool clicked = input_.take_click();
  const auto gesture = input_.handle(input_.meaning(event), live);
  const bool secondary = gesture && gesture->kind == Gesture::Kind::Alternative;
  if (!gesture || (secondary && alternative == Alternative::None)) return {};
  if (gesture->kind != Gesture::Kind::Swipe && !controls_.ring_shown()) {
    controls_.show_ring();
    // The first key only shows the cursor, unless the gesture changes nothing on the board or a click has just set the
    // cursor.
    const bool steps = gesture->kind == Gesture::Kind::Step && clicked;
    if (!steps && (!secondary || alternative == Alternative::Moves)) return {.consumed = true};
  }
  if (gesture->kind == Gesture::Kind::Step) return step(event, next_cell);
  return {.consumed = true, .gesture = gesture};
}

BoardFocus::Reply BoardFocus::step(const ActionEvent& event, const NextCell& next_cell) {
  const auto next = next_cell(input_.cursor(), event.action);
  if (!next) {
    const bool up = event.action == Action::Up;
    const bool leaves =
        others_ == Others::Above ? up : event.action == Action::Down || event.action == Action::Right;
    return {.consumed = !leaves || event.repeated};
  }
  input_.set_cursor(*next);
  audio_.play("focus");
  return {.consumed = true};
}

}  // namespace quintet::ui
