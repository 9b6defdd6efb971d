// What the player does at the board, by keys, mouse or finger.
#include "games/link/board_cursor.hpp"
#include "games/link/play_page.hpp"

namespace quintet::link {

using namespace ui;
namespace {

constexpr float kSlip = 0.5F;  // in cells: a finger that moves further means no tile

}  // namespace

bool PlayPage::intercept(const Event& event) {
  if (asks_to_go_on(event)) {
    show_result();
    return true;
  }
  if (const auto* action = std::get_if<ActionEvent>(&event)) return intercept_action(*action);
  if (const auto* pointer = std::get_if<PointerEvent>(&event)) {
    if (pointer->touch)
      follow_finger(*pointer);
    else
      follow_mouse(*pointer);
  }
  return false;
}

// Nobody has to watch the board bloom to its end.
bool PlayPage::asks_to_go_on(const Event& event) const {
  if (!finish_at_ || match_.status() != Match::Status::Won) return false;
  if (const auto* action = std::get_if<ActionEvent>(&event))
    return action->action == Action::Confirm && !action->repeated;
  const auto* pointer = std::get_if<PointerEvent>(&event);
  return pointer && pointer->kind == PointerEvent::Kind::Pressed && view_.plate().contains(pointer->at);
}

bool PlayPage::intercept_action(const ActionEvent& event) {
  input_mode_ = InputMode::Keys;
  if (controls_.focused() != "board" || !playing()) return false;
  if (event.action <= Action::Right) {
    if (!controls_.ring_shown()) {
      controls_.show_ring();  // the first key only shows where the cursor is
      return true;
    }
    return move_cursor(event);
  }
  if (event.repeated) return false;
  if (event.action == Action::Confirm) {
    controls_.show_ring();
    pick(cursor_);
    return true;
  }
  if (event.action == Action::Secondary) {
    light(cursor_);
    return true;
  }
  return false;
}

void PlayPage::follow_mouse(const PointerEvent& event) {
  using Kind = PointerEvent::Kind;
  if (event.kind == Kind::Pressed || (event.kind == Kind::Moved && event.at != pointer_))
    input_mode_ = InputMode::Pointer;
  pointer_ = event.at;
  const auto cell = event.kind == Kind::Left ? std::nullopt : view_.hit(event.at, now());
  marks_.hovered = cell;
  if (event.kind != Kind::Pressed || !cell || !playing()) return;
  cursor_ = *cell;
  if (event.button == Button::Primary) pick(*cell);
  if (event.button == Button::Secondary) light(*cell);
}

// A tap picks when the finger is lifted, so that a long press need not take anything back.
void PlayPage::follow_finger(const PointerEvent& event) {
  using Kind = PointerEvent::Kind;
  input_mode_ = InputMode::Pointer;
  if (event.kind == Kind::Pressed && playing()) {
    if (const auto cell = view_.hit(event.at, now())) finger_ = Finger{*cell, event.at, now()};
  }
  if (finger_ && length(event.at - finger_->place) > kSlip * view_.side()) finger_.reset();
  if (event.kind == Kind::Left) finger_.reset();
  if (event.kind == Kind::Released && finger_ && playing()) {
    cursor_ = finger_->cell;
    pick(cursor_);
  }
  if (event.kind == Kind::Released) finger_.reset();
  marks_.hovered = finger_ ? std::optional(finger_->cell) : std::nullopt;
}

// Only upwards, and not by a key that is held down, does the focus go on to the buttons: who misses the edge of the
// board must not press one of them with the next key.
bool PlayPage::move_cursor(const ActionEvent& event) {
  const auto next = next_tile(match_.game().board(), cursor_, event.action);
  if (!next) return event.action != Action::Up || event.repeated;
  cursor_ = *next;
  context_.audio.play("focus");
  return true;
}

void PlayPage::on_action(Action action) {
  switch (action) {
    case Action::Hint:
      return hint();
    case Action::Undo:
      return undo();
    case Action::Redo:
      return redo();
    case Action::Shuffle:
      return shuffle();
    case Action::Restart:
      return confirm_restart();
    case Action::Pause:
      return pause();
    default:
      return;
  }
}

void PlayPage::on_control(const ControlEvent& reply) {
  if (reply.what != ControlEvent::What::Activated) return;
  if (reply.id == "link.play.back") leave_game();
  if (reply.id == "link.play.hint") hint();
  if (reply.id == "link.play.undo") undo();
  if (reply.id == "link.play.redo") redo();
  if (reply.id == "link.play.shuffle") shuffle();
  if (reply.id == "link.play.pause") pause();
}

void PlayPage::on_window_event(WindowEvent event) {
  if (event == WindowEvent::FocusGained) focused_ = true;
  if (event != WindowEvent::FocusLost) return;
  focused_ = false;  // nobody is thinking about the board
  if (playing() && match_.mode() != Mode::Relaxed) pause();
}

void PlayPage::go_back() {
  // Escape lets go of a tile before it leaves the board.
  if (!marks_.selected) return leave_game();
  unmark();
  context_.audio.play("tile-unpick");
}

}  // namespace quintet::link
