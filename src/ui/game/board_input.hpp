// Turns mouse, touch, keyboard and gamepad input on a board into gestures, so that games are independent of the device.
// The mouse acts on press, a finger on release.
#pragma once

#include <cstdint>
#include <optional>

#include "core/grid.hpp"
#include "engine/scene/duration.hpp"
#include "engine/scene/input.hpp"
#include "ui/game/board_view.hpp"

namespace quintet::ui {

struct Gesture {
  enum class Kind : std::uint8_t {
    Pick,         // a click, a tap, or Confirm: on `cell`
    Alternative,  // a right click, a long press, or the Secondary action: on `cell`
    Swipe,        // in `direction`
    Step,         // a key moves the cursor in `direction`
    Drag,         // pressed on `from` and released on `cell`
  };
  Kind kind;
  Point cell{};
  Action direction = Action::Up;  // Up, Down, Left or Right
  Point from{};
  bool picked = false;  // the press of a Drag was a Pick of `from`
  friend bool operator==(const Gesture&, const Gesture&) = default;
};

class BoardInput {
 public:
  // What touch means on the board.
  enum class Touch : std::uint8_t {
    Tap,  // picks the tapped cell; a long press is Alternative, and a press may be dragged to another cell
    Aim,  // the hovered cell follows the finger and is picked on release: for cells smaller than a fingertip
    Swipe,  // a swipe names a direction, as does a mouse drag
  };
  static constexpr Duration kLongPress = milliseconds(500);

  explicit BoardInput(Touch touch) : touch_(touch) {}

  // Returns the gesture that the event completes. On a board that is not `live` only Step is returned, and no gesture
  // starts.
  std::optional<Gesture> handle(const PointerEvent& event, const BoardView& board, bool live, Duration now);
  // An arrow, Confirm or Secondary while the board has the focus.
  std::optional<Gesture> handle(const ActionEvent& event, bool live);
  // The long press that has completed by now.
  std::optional<Gesture> take_long_press(bool live, Duration now);
  // When a long press will be complete.
  std::optional<Duration> due(Duration now) const;

  // What the key means on this board: directions by letters count where directions are the moves.
  ActionEvent meaning(const ActionEvent& event) const;
  bool swiped() const { return touch_ == Touch::Swipe; }

  // Whether the last input came from keys or a gamepad, not from a pointer.
  bool by_keys() const { return by_keys_; }
  void set_by_keys(bool by_keys) { by_keys_ = by_keys; }
  // The cell under the mouse or the finger.
  std::optional<Point> hovered() const { return hovered_; }
  // The cell on which keys act.
  Point cursor() const { return cursor_; }
  void set_cursor(Point cell) { cursor_ = cell; }
  // Discards a press in progress.
  void let_go() {
    press_.reset();
    drag_.reset();
  }

 private:
  struct Press {
    std::optional<Point> cell;
    Vec place;
    Duration since;
  };

  std::optional<Gesture> follow_mouse(const PointerEvent& event, std::optional<Point> cell, bool live);
  std::optional<Gesture> follow_finger(const PointerEvent& event, std::optional<Point> cell, float pitch,
                                       bool live, Duration now);
  std::optional<Gesture> follow_swipe(const PointerEvent& event, std::optional<Point> cell, bool may_begin,
                                      Duration now);
  std::optional<Gesture> follow_drag(const PointerEvent& event, std::optional<Point> cell, bool live);
  Gesture pick(Point cell);

  Touch touch_;
  bool by_keys_ = false;
  Point cursor_{};
  Vec pointer_;
  std::optional<Point> hovered_;
  std::optional<Press> press_;
  std::optional<Point> drag_;  // where the primary button or a finger went down
};

}  // namespace quintet::ui
