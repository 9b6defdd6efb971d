#include "scenes/gomoku/play.hpp"

#include <algorithm>
#include <utility>

#include "scenes/gomoku/board_page.hpp"
#include "scenes/gomoku/flow.hpp"
#include "scenes/gomoku/games.hpp"
#include "scenes/gomoku/play_times.hpp"
#include "scenes/gomoku/words.hpp"

namespace quintet::scenes {
namespace {

using gomoku::Colour;
using gomoku::Move;
using gomoku::Stone;

}  // namespace

GomokuPlayPage::GomokuPlayPage(Context& context, GomokuMatch match, std::size_t table)
    : Page(context, "gomoku.play"),
      match_(std::move(match)),
      view_(context),
      thinker_(context, table),
      cursor_{match_.game().board().side() / 2, match_.game().board().side() / 2} {
  board_changed();
}

void GomokuPlayPage::enter() {
  Page::enter();
  focused_ = true;  // a page above may have heard that the window is back
  hand_ = context_.by_keys ? Hand::Keys : Hand::Pointer;
  ready_at_ = std::max(ready_at_, now() + kBeforeAnswer);
  look_at_threats();
  if (controls_.focused() == "gomoku.play.back") controls_.focus("board");
}

// A game that waits is not thought about; whoever comes back finds it as it was left.
void GomokuPlayPage::leave() {
  Page::leave();
  stop_thinking();
  finger_.reset();
  if (!over() && match_.begun()) keep(context_, match_);
  if (over()) forget(context_, match_.mode());
}

void GomokuPlayPage::stop_thinking() {
  thinker_.cancel();
  asked_.reset();
}

void GomokuPlayPage::place(Point at) {
  if (!placing()) return;
  const gomoku::Verdict verdict = game().judge({.at = at});
  if (verdict == gomoku::Verdict::Legal) return play({.at = at});
  view_.refuse(at, now());
  remark_.say(refusal_message(verdict), now());
  context_.audio.play("tile-refuse");
}

void GomokuPlayPage::play(const Move& move) {
  stop_thinking();
  const gomoku::Played played = match_.play(move);
  view_.show(played, now());
  if (played.stone != Stone::None) {
    if (hand_ == Hand::Pointer) cursor_ = move.at;
    play_stone_sound(context_);
  }
  board_changed();
  ready_at_ = now() + (match_.mode() == GomokuMode::Watch ? kBetweenWatched : kBeforeAnswer);
  if (over())
    begin_end();
  else
    keep(context_, match_);
}

void GomokuPlayPage::board_changed() {
  hint_.reset();
  remark_.clear();
  forbidden_.clear();
  const bool restrained = game().rule() == gomoku::Rule::Renju && game().to_move() == Colour::Black;
  if (restrained && placing()) forbidden_ = gomoku::forbidden_points(game().board());
  look_at_threats();
  tell_of_opening();
}

// What a person has to do before the colours are settled.
void GomokuPlayPage::tell_of_opening() {
  if (!person_acts() || game().settled()) return;
  const auto words = game().choosing() ? msgid("Choose a colour at the side.")
                     : game().adding() ? msgid("Add a white and a black stone.")
                                       : msgid("Lay out the opening: black, white, black.");
  remark_.say(words, now(), Remark::Stay::Lasting);
}

void GomokuPlayPage::look_at_threats() {
  threats_ = shown_threats(context_, game());
}

Duration GomokuPlayPage::thinking_time() const {
  return std::chrono::seconds(context_.player.settings().gomoku.thinking);
}

void GomokuPlayPage::ask_computer() {
  const gomoku::Level level = *match_.sitter(game().acting()).level;
  thinker_.ask_move(game(), level, thinking_time(), Random(context_.chance.next()));
  asked_ = Asked{Asked::About::Move, now()};
}

void GomokuPlayPage::hear_thinker() {
  if (now() - asked_->since >= thinking_time()) thinker_.hurry();
  if (const auto answer = thinker_.poll())
    take_answer(*answer);
  else if (!thinker_.running())
    take_failure();
}

// Whatever it was, the game goes on.
void GomokuPlayPage::take_failure() {
  if (!std::exchange(failure_logged_, true) && context_.log)
    context_.log("the computer at gomoku could not think: " + thinker_.failure().value_or("nothing came"));
  switch (std::exchange(asked_, std::nullopt)->about) {
    case Asked::About::Move:
      play(plain_move(game(), Random(context_.chance.next())));
      return remark_.say(msgid("The computer could not think and moved at first sight."), now());
    case Asked::About::Hint:
      return remark_.say(msgid("No hint could be found."), now());
    case Asked::About::Draw:
      return take_draw_answer(DrawAnswer::Refused);
  }
}

void GomokuPlayPage::take_answer(const Thinker::Answer& answer) {
  asked_.reset();
  if (const auto* decision = std::get_if<gomoku::Decision>(&answer)) {
    play(decision->move);
    return tell_choice(decision->move.kind);
  }
  if (const auto* hint = std::get_if<gomoku::Hint>(&answer)) return take_hint(*hint);
  take_draw_answer(std::get<DrawAnswer>(answer));
}

// Its next stone would end the words, so it waits for them to be read.
void GomokuPlayPage::tell_choice(Move::Kind kind) {
  const std::string_view words = choice_message(kind);
  if (words.empty()) return;
  remark_.say(words, now());
  ready_at_ = now() + motion::kRemark;
}

void GomokuPlayPage::hint() {
  if (!placing() || asked_) return;
  if (hint_) return view_.point_out(*hint_, now());  // the one that is shown still holds
  thinker_.ask_hint(game(), Random(context_.chance.next()));
  asked_ = Asked{Asked::About::Hint, now()};
}

void GomokuPlayPage::take_hint(const gomoku::Hint& hint) {
  hint_ = cursor_ = hint.at;
  match_.count_hint();
  view_.point_out(hint.at, now());
  remark_.say(motive_message(hint.motive), now(), Remark::Stay::Lasting);
  context_.audio.play("hint");
}

void GomokuPlayPage::undo() {
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
  keep(context_, match_);
}

void GomokuPlayPage::redo() {
  if (!match_.can_redo()) return;
  stop_thinking();
  for (const gomoku::Played& played : match_.redo()) view_.show(played, now());
  board_changed();
  ready_at_ = now() + kBeforeAnswer;
  context_.audio.play("redo");
  if (over())
    begin_end();
  else
    keep(context_, match_);
}

void GomokuPlayPage::toggle_threats() {
  scenes::toggle_threats(context_);
  look_at_threats();
  if (context_.player.settings().gomoku.threats && threats_.empty())
    remark_.say(msgid("No threats on the board yet."), now());
}

// Two computers play on, or wait.
void GomokuPlayPage::toggle_watching() {
  watching_ = !watching_;
  if (!watching_) stop_thinking();
}

void GomokuPlayPage::advance(Duration step) {
  remark_.pass(now());
  const bool waits = match_.mode() == GomokuMode::Watch && !watching_;
  if (focused_ && !waits) match_.pass(step);
  if (asked_) {
    hear_thinker();
  } else if (match_.computer_acts() && !waits && now() >= ready_at_ && !view_.moving(now())) {
    ask_computer();
  }
  if (finish_at_ && now() >= *finish_at_) show_result();
}

bool GomokuPlayPage::moving() const {
  const bool about_to_ask =
      match_.computer_acts() && !asked_ && (watching_ || match_.mode() != GomokuMode::Watch);
  return view_.moving(now()) || remark_.moving(now()) || about_to_ask || finish_at_.has_value();
}

std::optional<Duration> GomokuPlayPage::page_due() const {
  std::optional<Duration> soonest = remark_.due(now());
  if (over() || (match_.mode() == GomokuMode::Watch && !watching_)) return soonest;
  constexpr Duration kSecond = std::chrono::seconds(1);
  const Duration digit = kSecond - match_.time_of(game().acting()) % kSecond;
  return std::min(soonest.value_or(digit), digit);
}

}  // namespace quintet::scenes
