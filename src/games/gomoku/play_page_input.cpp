// What the player does at the gomoku board, by keys, mouse or finger.
#include <algorithm>

#include "games/gomoku/import_export.hpp"
#include "games/gomoku/play_page.hpp"

namespace quintet::gomoku {

using namespace ui;

bool PlayPage::intercept(const Event& event) {
  if (const auto* action = std::get_if<ActionEvent>(&event)) return intercept_action(*action);
  if (const auto* pointer = std::get_if<PointerEvent>(&event)) {
    if (pointer->touch)
      follow_finger(*pointer);
    else
      follow_pointer(*pointer);
  }
  return false;
}

bool PlayPage::intercept_action(const ActionEvent& event) {
  input_mode_ = InputMode::Keys;
  if (controls_.focused() != "board") return false;
  const bool arrow = event.action <= Action::Right;
  if (!arrow && (event.repeated || event.action != Action::Confirm)) return false;
  if (!controls_.ring_shown()) {
    controls_.show_ring();  // the first key only shows where the cursor is
    return true;
  }
  if (!arrow) {
    place(cursor_);
    return true;
  }
  // Over the upper edge the focus goes on to the buttons, but not by a key that is held down.
  if (event.action == Action::Up && cursor_.row == 0) return event.repeated;
  move_cursor(event);
  return true;
}

void PlayPage::move_cursor(const ActionEvent& event) {
  const int last = game().board().side() - 1;
  const Point before = cursor_;
  if (event.action == Action::Up) cursor_.row = std::max(0, cursor_.row - 1);
  if (event.action == Action::Down) cursor_.row = std::min(last, cursor_.row + 1);
  if (event.action == Action::Left) cursor_.column = std::max(0, cursor_.column - 1);
  if (event.action == Action::Right) cursor_.column = std::min(last, cursor_.column + 1);
  if (cursor_ != before) context_.audio.play("focus");
}

void PlayPage::follow_pointer(const PointerEvent& event) {
  using Kind = PointerEvent::Kind;
  if (event.kind == Kind::Pressed || event.kind == Kind::Moved) input_mode_ = InputMode::Pointer;
  const auto at = event.kind == Kind::Left ? std::nullopt : view_.hit(event.at);
  hovered_ = at;
  if (event.kind == Kind::Pressed && event.button == Button::Primary && at) place(*at);
}

// The stone follows the finger and is placed when it is lifted: a crossing is smaller than a fingertip.
void PlayPage::follow_finger(const PointerEvent& event) {
  using Kind = PointerEvent::Kind;
  input_mode_ = InputMode::Pointer;
  if (event.kind == Kind::Pressed || (event.kind == Kind::Moved && finger_)) finger_ = view_.hit(event.at);
  if (event.kind == Kind::Released && finger_) place(*finger_);
  if (event.kind == Kind::Released || event.kind == Kind::Left) finger_.reset();
  hovered_ = finger_;
}

void PlayPage::on_action(Action action) {
  switch (action) {
    case Action::Hint:
      return hint();
    case Action::Undo:
      return undo();
    case Action::Redo:
      return redo();
    case Action::Restart:
      return confirm_new_game();
    case Action::Pause:
      return pause();
    case Action::Secondary:
      return toggle_threats();
    case Action::Copy:
      return show_toast(import_export(context_, 0).copy(record_of(match_)));
    case Action::Paste:
      return paste();
    default:
      return;
  }
}

void PlayPage::on_control(const ControlEvent& reply) {
  if (reply.what != ControlEvent::What::Activated) return;
  const auto is = [&](std::string_view id) { return reply.id == name() + '.' + std::string(id); };
  if (is("back")) return go_back();
  if (is("hint")) return hint();
  if (is("undo")) return undo();
  if (is("redo")) return redo();
  if (is("threats")) return toggle_threats();
  if (is("pause")) return pause();
  if (is("move-now")) return thinker_.hurry();
  if (is("watch")) return toggle_watching();
  if (is("draw")) return offer_draw();
  if (is("resign")) return confirm_resign();
  if (is("new")) return confirm_new_game();
  if (is("review")) return review();
  if (is("take-black")) return play({.kind = gomoku::Move::Kind::TakeBlack});
  if (is("take-white")) return play({.kind = gomoku::Move::Kind::TakeWhite});
  if (is("add-two")) return play({.kind = gomoku::Move::Kind::AddTwo});
}

bool PlayPage::sounds(const ControlEvent& reply) const {
  return reply.id != "board" && reply.id != name() + ".undo" && reply.id != name() + ".redo";
}

void PlayPage::on_window_event(WindowEvent event) {
  if (event == WindowEvent::FocusGained) focused_ = true;
  if (event == WindowEvent::FocusLost) focused_ = false;
}

void PlayPage::go_back() {
  leave_game();
}

std::string PlayPage::state() const {
  const auto colour = [](gomoku::Colour c) { return c == gomoku::Colour::Black ? "black" : "white"; };
  std::string text = "mode=" + std::string(gomoku::name(match_.mode())) +
                     " stones=" + std::to_string(game().board().stones());
  if (!over()) {
    text += std::string(" to_move=") + colour(game().to_move()) +
            " acts=" + (match_.computer_acts() ? "computer" : "person");
    if (game().choosing()) text += " choosing=yes";
  } else {
    using gomoku::Outcome;
    text += std::string(" outcome=") + (game().outcome() == Outcome::Draw        ? "draw"
                                        : game().outcome() == Outcome::BlackWins ? "black"
                                                                                 : "white");
  }
  if (asked_) text += " thinking=yes";
  if (const auto last = match_.last_stone())
    text += " last=" + gomoku::write_point(*last, game().board().side());
  if (hint_) text += " hint=" + gomoku::write_point(*hint_, game().board().side());
  if (!threats_.empty()) text += " threats=" + std::to_string(threats_.size());
  if (!forbidden_.empty()) text += " forbidden=" + std::to_string(forbidden_.size());
  if (message_.shown()) text += " remark=" + message_.in(context_.words);
  return text;
}

std::optional<Vec> PlayPage::locate_more(std::string_view name) const {
  const auto at = gomoku::read_point(name, game().board().side());
  return at ? std::optional(view_.centre(*at)) : std::nullopt;
}

}  // namespace quintet::gomoku
