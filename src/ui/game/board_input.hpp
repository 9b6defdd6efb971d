// Turns what mouse, finger, keys and gamepad do on a board into gestures, so that a game need not know the device. A mouse
// acts when it presses, a finger when it is lifted.
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
  };
  Kind kind;
  Point cell{};
  Action direction = Action::Up;  // Up, Down, Left or Right
  friend bool operator==(const Gesture&, const Gesture&) = default;
};

class BoardInput {
 public:
  // What a finger does on the board.
  enum class Touch : std::uint8_t {
    Tap,  // it picks the cell that it taps; a long press is the alternative
    Aim,  // the hovered cell follows it, and is picked where it is lifted: for cells smaller than a fingertip
    Swipe,  // it names a direction, and so does a mouse that drags
  };
  static constexpr Duration kLongPress = milliseconds(500);

  explicit BoardInput(Touch touch) : touch_(touch) {}

  // Returns the gesture that the event completes. While the board is not `live` there is none but Step, and nothing
  // begins.
  std::optional<Gesture> handle(const PointerEvent& event, const BoardView& board, bool live, Duration now);
  // An arrow, Confirm or Secondary while the board has the focus.
  std::optional<Gesture> handle(const ActionEvent& event, bool live);
  // The long press that is complete by now.
  std::optional<Gesture> pass(Duration now);
  // When a long press will be complete.
  std::optional<Duration> due(Duration now) const;

  // Whether keys or a gamepad were used last, and not a pointer.
  bool by_keys() const { return by_keys_; }
  void set_by_keys(bool by_keys) { by_keys_ = by_keys; }
  // The cell under the mouse or the finger.
  std::optional<Point> hovered() const { return hovered_; }
  // Where keys act.
  Point cursor() const { return cursor_; }
  void set_cursor(Point cell) { cursor_ = cell; }
  // Forgets a press in progress.
  void let_go() { press_.reset(); }

 private:
  struct Press {
    std::optional<Point> cell;
    Vec place;
    Duration since;
  };

  std::optional<Gesture> follow_mouse(const PointerEvent& event, std::optional<Point> cell, bool live);
  std::optional<Gesture> follow_finger(const PointerEvent& event, std::optional<Point> cell, float pitch,
                                       bool live, Duration now);
  std::optional<Gesture> follow_swipe(const PointerEvent& event, std::optional<Point> cell, bool live,
                                      Duration now);
  Gesture pick(Point cell);

  Touch touch_;
  bool by_keys_ = false;
  Point cursor_{};
  Vec pointer_;
  std::optional<Point> hovered_;
  std::optional<Press> press_;
};

}  // namespace quintet::ui
