#include "ui/game/board_focus.hpp"

namespace quintet::ui {

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
  const auto gesture = input_.handle(input_.meaning(event), live);
  const bool secondary = gesture && gesture->kind == Gesture::Kind::Alternative;
  if (!gesture || (secondary && alternative == Alternative::None)) return {};
  if (gesture->kind != Gesture::Kind::Swipe && !controls_.ring_shown()) {
    controls_.show_ring();
    // The first key only shows the cursor, unless the gesture changes nothing on the board.
    if (!secondary || alternative == Alternative::Moves) return {.consumed = true};
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
