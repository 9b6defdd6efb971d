// Turns mouse, touch, keyboard and gamepad input on a board into gestures, so that games are independent of the
// device.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "core/grid.hpp"
#include "engine/audio/audio.hpp"
#include "engine/render/geometry.hpp"
#include "engine/scene/duration.hpp"
#include "engine/scene/input.hpp"
#include "ui/kit/board_view.hpp"
#include "ui/widgets/controls.hpp"

namespace quintet::ui {

// What a player did on a board, independent of the device.
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

// The buttons of the mouse on a board where the left one, the right one, and both together mean different things. A press
// acts when it is released on its cell. Released elsewhere it does nothing; coming back takes it up again.
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

// Turns mouse, touch, keyboard and gamepad input on a board into gestures, so that games are independent of the device.
// The mouse acts on press, a finger on release; on a board of Buttons the mouse too.
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

  // With Touch::Buttons: what the press in progress will do if it ends now, so that its cells can look pressed.
  std::optional<Gesture> held() const;
  // 0…1: how much of a long press has passed.
  float long_press(Duration now) const;
  void act_on_release(bool alternative) { buttons_.act_on_release(alternative); }
  // Whether the last press was by a finger.
  bool by_touch() const { return by_touch_; }

  // Whether the last input came from keys or a gamepad, not from a pointer.
  bool by_keys() const { return by_keys_; }
  void set_by_keys(bool by_keys) { by_keys_ = by_keys; }
  // Whether the cell of the cursor has just been clicked: a key then goes on from there.
  bool take_click() { return std::exchange(clicked_, false); }
  // The cell under the mouse or the finger.
  std::optional<Point> hovered() const { return hovered_; }
  // The cell on which keys act.
  Point cursor() const { return cursor_; }
  void set_cursor(Point cell) { cursor_ = cell; }
  // What touch means from now on.
  void set_touch(Touch touch) {
    if (touch == touch_) return;
    touch_ = touch;
    let_go();
  }
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
  bool clicked_ = false;
  Vec pointer_;
  std::optional<Point> hovered_;
  std::optional<Press> press_;
  std::optional<Point> drag_;  // where the primary button or a finger went down
  ButtonPress buttons_;
  bool by_touch_ = false;
  std::optional<Vec> finger_;  // where it was last, while it may move the board
};

// The board as one of the controls of a page. While it has the focus, arrows lead a cursor from cell to cell; the first
// key only shows the cursor.
class BoardFocus {
 public:
  // Where the other controls are. At the edge towards them an arrow moves the focus, unless the key is held down: a player
  // who reaches the edge must not press a button with the next key.
  enum class Others : std::uint8_t { Above, BesideAndBelow };
  // What the Secondary action does with a cell. Without a use, it is left to the commands.
  enum class Alternative : std::uint8_t { None, Looks, Moves };
  // The next cell of the cursor in this direction; nothing at the edge.
  using NextCell = std::function<std::optional<Point>(Point from, Action direction)>;
  struct Reply {
    bool consumed = false;             // the event is not for the controls
    std::optional<Gesture> gesture{};  // what the page is to do; never a Step
  };

  // All of them must outlive it. `id`: of the control.
  BoardFocus(Controls& controls, BoardInput& input, Audio& audio, std::string id, Others others)
      : controls_(controls), input_(input), audio_(audio), id_(std::move(id)), others_(others) {}

  const std::string& id() const { return id_; }
  bool focused() const { return controls_.focused() == id_; }
  // With the board's own bounds as clip there is no focus ring; the cursor shows the focus instead.
  Control control(Rect plate) const;
  // The cursor, while keys are used on the board.
  std::optional<Point> shown_cursor() const;
  // `live`: see BoardInput.
  Reply handle(const ActionEvent& event, bool live, Alternative alternative, const NextCell& next_cell);

 private:
  Reply step(const ActionEvent& event, const NextCell& next_cell);

  Controls& controls_;
  BoardInput& input_;
  Audio& audio_;
  std::string id_;
  Others others_;
};

}  // namespace quintet::ui
