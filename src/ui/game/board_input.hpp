// Turns mouse, touch, keyboard and gamepad input on a board into gestures, so that games are independent of the device.
// The mouse acts on press, a finger on release; on a board of Buttons the mouse too.
#pragma once

#include <cstdint>
#include <optional>

#include "core/grid.hpp"
#include "engine/scene/duration.hpp"
#include "engine/scene/input.hpp"
#include "ui/game/board_view.hpp"
#include "ui/game/button_press.hpp"
#include "ui/game/gesture.hpp"

namespace quintet::ui {

class BoardInput {
 public:
  // What touch means on the board.
  enum class Touch : std::uint8_t {
    Tap,  // picks the tapped cell; a long press is Alternative, and a press may be dragged to another cell
    Aim,  // the hovered cell follows the finger and is picked on release: for cells smaller than a fingertip
    Swipe,  // a swipe names a direction, as does a mouse drag
    Buttons,  // as Tap, but a drag moves the board; the buttons of the mouse have meanings of their own (ButtonPress)
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

  // Of Buttons: what the press in progress will do if it ends now, so that its cells can look pressed.
  std::optional<Gesture> held() const;
  // 0…1: how much of a long press has passed.
  float long_press(Duration now) const;
  void act_on_release(bool alternative) { buttons_.act_on_release(alternative); }
  // Whether the last press was by a finger.
  bool by_touch() const { return by_touch_; }

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
    buttons_.let_go();
  }

 private:
  struct Press {
    std::optional<Point> cell;
    Vec place;
    Duration since;
  };

  std::optional<Gesture> follow_mouse(const PointerEvent& event, std::optional<Point> cell, bool live);
  bool has_long_press() const { return touch_ == Touch::Tap || touch_ == Touch::Buttons; }
  std::optional<Gesture> follow_pan(const PointerEvent& event, bool on_board);
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
  ButtonPress buttons_;
  bool by_touch_ = false;
  std::optional<Vec> finger_;  // where it was last, while it may move the board
};

}  // namespace quintet::ui
