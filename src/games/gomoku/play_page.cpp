#include "games/gomoku/play_page.hpp"

#include <algorithm>
#include <utility>

#include "games/gomoku/board_page.hpp"
#include "games/gomoku/matches.hpp"
#include "games/gomoku/navigation.hpp"
#include "games/gomoku/play_times.hpp"
#include "games/gomoku/settings.hpp"
#include "games/gomoku/words.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {}  // namespace

PlayPage::PlayPage(Context& context, Match match, std::size_t table)
    : Page(context, "gomoku.play"),
      match_(std::move(match)),
      view_(context),
      thinker_(context, table),
      cursor_{match_.game().board().side() / 2, match_.game().board().side() / 2} {
  board_changed();
}

void PlayPage::enter() {
  Page::enter();
  focused_ = true;  // a page above may have heard that the window is back
  input_mode_ = context_.by_keys ? InputMode::Keys : InputMode::Pointer;
  ready_at_ = std::max(ready_at_, now() + kBeforeAnswer);
  look_at_threats();
  if (controls_.focused() == "gomoku.play.back") controls_.focus("board");
}

// A game that waits is not thought about; whoever comes back finds it as it was left.
void PlayPage::leave() {
  Page::leave();
  stop_thinking();
  finger_.reset();
  if (!over() && match_.begun()) save_match(context_, match_);
  if (over()) discard_match(context_, match_.mode());
}

void PlayPage::stop_thinking() {
  thinker_.cancel();
  asked_.reset();
}

void PlayPage::place(Point at) {
  if (!placing()) return;
  const gomoku::Verdict verdict = game().judge({.at = at});
  if (verdict == gomoku::Verdict::Legal) return play({.at = at});
  view_.refuse(at, now());
  message_.say(refusal_message(verdict), now());
  context_.audio.play("tile-refuse");
}

void PlayPage::play(const Move& move) {
  stop_thinking();
  const gomoku::Played played = match_.play(move);
  view_.show(played, now());
  if (played.stone != Stone::None) {
    if (input_mode_ == InputMode::Pointer) cursor_ = move.at;
    play_stone_sound(context_);
  }
  board_changed();
  ready_at_ = now() + (match_.mode() == Mode::Watch ? kBetweenWatched : kBeforeAnswer);
  if (over())
    begin_end();
  else
    save_match(context_, match_);
}

void PlayPage::board_changed() {
  hint_.reset();
  message_.clear();
  forbidden_.clear();
  const bool restrained = game().rule() == gomoku::Rule::Renju && game().to_move() == Colour::Black;
  if (restrained && placing()) forbidden_ = gomoku::forbidden_points(game().board());
  look_at_threats();
  tell_of_opening();
}

// What a person has to do before the colours are settled.
void PlayPage::tell_of_opening() {
  if (!person_acts() || game().settled()) return;
  const auto words = game().choosing() ? msgid("Choose a colour at the side.")
                     : game().adding() ? msgid("Add a white and a black stone.")
                                       : msgid("Lay out the opening: black, white, black.");
  message_.say(words, now(), BoardMessage::Stay::Lasting);
}

void PlayPage::look_at_threats() {
  threats_ = shown_threats(context_, game());
}

Duration PlayPage::thinking_time() const {
  return std::chrono::seconds(context_.profile.get<Settings>().thinking);
}

void PlayPage::ask_computer() {
  const gomoku::Level level = *match_.player(game().acting()).level;
  thinker_.ask_move(game(), level, thinking_time(), Random(context_.chance.next()));
  asked_ = Asked{Asked::About::Move, now()};
}

void PlayPage::hear_thinker() {
  if (now() - asked_->since >= thinking_time()) thinker_.hurry();
  if (const auto answer = thinker_.poll())
    *answer ? take_answer(**answer) : take_failure(answer->error().text);
  else if (!thinker_.running())
    take_failure("nothing came");
}

// Whatever it was, the game goes on.
void PlayPage::take_failure(const std::string& why) {
  if (!std::exchange(failure_logged_, true) && context_.log)
    context_.log("the computer at gomoku could not think: " + why);
  switch (std::exchange(asked_, std::nullopt)->about) {
    case Asked::About::Move:
      play(plain_move(game(), Random(context_.chance.next())));
      return message_.say(msgid("The computer could not think and moved at first sight."), now());
    case Asked::About::Hint:
      return message_.say(msgid("No hint could be found."), now());
    case Asked::About::Draw:
      return take_draw_answer(DrawAnswer::Refused);
  }
}

void PlayPage::take_answer(const Thinker::Answer& answer) {
  asked_.reset();
  if (const auto* decision = std::get_if<gomoku::Decision>(&answer)) {
    play(decision->move);
    return tell_choice(decision->move.kind);
  }
  if (const auto* hint = std::get_if<gomoku::Hint>(&answer)) return take_hint(*hint);
  take_draw_answer(std::get<DrawAnswer>(answer));
}

// Its next stone would end the words, so it waits for them to be read.
void PlayPage::tell_choice(Move::Kind kind) {
  const std::string_view words = choice_message(kind);
  if (words.empty()) return;
  message_.say(words, now());
  ready_at_ = now() + motion::kBoardMessage;
}

void PlayPage::hint() {
  if (!placing() || asked_) return;
  if (hint_) return view_.point_out(*hint_, now());  // the one that is shown still holds
  thinker_.ask_hint(game(), Random(context_.chance.next()));
  asked_ = Asked{Asked::About::Hint, now()};
}

void PlayPage::take_hint(const gomoku::Hint& hint) {
  hint_ = cursor_ = hint.at;
  match_.count_hint();
  view_.point_out(hint.at, now());
  message_.say(motive_message(hint.motive), now(), BoardMessage::Stay::Lasting);
  context_.audio.play("hint");
}

void PlayPage::undo() {
  if (!match_.can_undo()) return;
  stop_thinking();
  finish_at_.reset();
  watching_ = false;
  const gomoku::Board before = game().board();
  match_.undo();
  std::vector<std::pair<Point, Stone>> lifted;
  for (std::size_t i = 0; i < before.cells().cells().size(); ++i) {
    const Point at = before.cells().point(i);
    if (!before.is_empty(at) && game().board().is_empty(at)) lifted.emplace_back(at, before[at]);
  }
  view_.show_undo(lifted, now());
  board_changed();
  context_.audio.play("undo");
  save_match(context_, match_);
}

void PlayPage::redo() {
  if (!match_.can_redo()) return;
  stop_thinking();
  for (const gomoku::Played& played : match_.redo()) view_.show(played, now());
  board_changed();
  ready_at_ = now() + kBeforeAnswer;
  context_.audio.play("redo");
  if (over())
    begin_end();
  else
    save_match(context_, match_);
}

void PlayPage::toggle_threats() {
  gomoku::toggle_threats(context_);
  look_at_threats();
  if (context_.profile.get<Settings>().threats && threats_.empty())
    message_.say(msgid("No threats on the board yet."), now());
}

// Two computers play on, or wait.
void PlayPage::toggle_watching() {
  watching_ = !watching_;
  if (!watching_) stop_thinking();
}

void PlayPage::advance(Duration step) {
  message_.pass(now());
  const bool waits = match_.mode() == Mode::Watch && !watching_;
  if (focused_ && !waits) match_.pass(step);
  if (asked_) {
    hear_thinker();
  } else if (match_.computer_acts() && !waits && now() >= ready_at_ && !view_.moving(now())) {
    ask_computer();
  }
  if (finish_at_ && now() >= *finish_at_) show_result();
}

bool PlayPage::moving() const {
  const bool about_to_ask = match_.computer_acts() && !asked_ && (watching_ || match_.mode() != Mode::Watch);
  return view_.moving(now()) || message_.moving(now()) || about_to_ask || finish_at_.has_value();
}

std::optional<Duration> PlayPage::page_due() const {
  std::optional<Duration> soonest = message_.due(now());
  const auto add = [&soonest](Duration wait) {
    soonest = std::min(soonest.value_or(wait), std::max(wait, Duration{0}));
  };
  if (thinking_of_move()) add(asked_->since + thinking_time() - now());
  if (over() || (match_.mode() == Mode::Watch && !watching_)) return soonest;
  constexpr Duration kSecond = std::chrono::seconds(1);
  add(kSecond - match_.time_of(game().acting()) % kSecond);
  return soonest;
}

}  // namespace quintet::gomoku
