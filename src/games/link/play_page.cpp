#include "games/link/play_page.hpp"

#include <algorithm>
#include <utility>

#include "games/link/board_cursor.hpp"
#include "games/link/matches.hpp"
#include "games/link/navigation.hpp"
#include "games/link/play_times.hpp"

namespace quintet::link {

using namespace ui;
namespace {

std::string_view reason(link::Verdict verdict) {
  switch (verdict) {
    case link::Verdict::DifferentPictures:
      return msgid("These pictures differ.");
    case link::Verdict::NoPath:
      return msgid("No line with two turns or fewer joins them.");
    default:
      return {};
  }
}

}  // namespace

PlayPage::PlayPage(Context& context, Match match)
    : Page(context, "link.play"),
      match_(std::move(match)),
      view_(context),
      sounds_(context),
      gains_(context) {
  deal_in();
}

void PlayPage::enter() {
  Page::enter();
  focused_ = true;  // a page above may have heard that the window is back
  input_mode_ = context_.by_keys ? InputMode::Keys : InputMode::Pointer;  // as on the page that lay above
  if (outcome_) show_result();
  if (controls_.focused() == "link.play.back") controls_.focus("board");
}

void PlayPage::leave() {
  Page::leave();
  finger_.reset();
  // Today's board counts its time from the first look on.
  const bool kept_unbegun = match_.mode() == Mode::Today || match_.helps() > 0;
  if (playing() && (match_.begun() || kept_unbegun)) save_match(context_, match_);
  // Who goes before the result is shown keeps it all the same.
  if (match_.over()) record_end();
}

bool PlayPage::sounds(const ControlEvent& reply) const {
  return reply.id != "board";
}

void PlayPage::deal_in() {
  cursor_ = middle_tile(match_.game().board());
  view_.deal_in(now());
  clock_from_ = match_.begun() ? now() : view_.busy_until();
}

void PlayPage::unmark() {
  marks_.selected.reset();
  marks_.hint.reset();
  marks_.lit.reset();
}

void PlayPage::pick(Point cell) {
  marks_.lit.reset();
  message_.clear();
  if (!link::is_tile(match_.game().board()[cell])) return;
  if (marks_.selected == cell) {
    marks_.selected.reset();
    context_.audio.play("tile-unpick");
  } else if (marks_.selected) {
    try_pair(*marks_.selected, cell);
  } else {
    marks_.selected = cell;
    context_.audio.play("tile-pick");
  }
}

void PlayPage::try_pair(Point first, Point second) {
  const link::Pair pair{first, second};
  const link::Verdict verdict = match_.game().judge(pair);
  if (verdict == link::Verdict::Legal) {
    take(pair);
    return;
  }
  // The selection moves on to the other tile; why it is no pair is said softly.
  marks_.selected = second;
  view_.refuse(pair, now());
  context_.audio.play("tile-refuse");
  message_.say(reason(verdict), now());
}

void PlayPage::light(Point cell) {
  const link::Tile tile = match_.game().board()[cell];
  const bool same = marks_.lit == tile;
  marks_.lit.reset();
  if (link::is_tile(tile) && !same) marks_.lit = tile;
  context_.audio.play("tile-pick");
}

void PlayPage::take(const link::Pair& pair) {
  const Match::Taken taken = match_.take(pair);
  shown(taken.played, pair);
  sounds_.pair(taken.earned.combo, now());
  gains_.add(match_, taken, pair.b, now());
}

void PlayPage::shown(const link::Played& played, const std::optional<link::Pair>& pair) {
  unmark();
  if (pair) last_taken_ = pair->b;
  view_.show(played, pair, now());
  const link::Board& board = match_.game().board();
  // Under keys the cursor stays where it is; from an empty cell the arrows find the nearest tile.
  if (!link::is_tile(board[cursor_]) && board.tiles() > 0 && input_mode_ == InputMode::Pointer)
    cursor_ = middle_tile(board);
  sounds_.tiles(played, view_);
  if (pair && !played.reshuffled.empty())
    show_toast(tr("No pair was left, so the tiles have been placed anew."));
  if (playing()) save_match(context_, match_);
}

void PlayPage::hint() {
  if (!playing()) return;
  if (marks_.hint) return view_.point_out(now());  // the one that is shown still holds
  unmark();
  marks_.hint = match_.ask_hint();
  if (marks_.hint) {
    cursor_ = marks_.hint->a;
    view_.point_out(now());
    gains_.add_cost(match_, link::kHintCost, marks_.hint->b, now());
  }
  context_.audio.play(marks_.hint ? "hint" : "tile-refuse");
}

void PlayPage::undo() {
  if (!match_.can_undo()) return;
  match_.undo();
  unmark();
  gains_.clear();
  view_.finish();
  context_.audio.play("undo");
  save_match(context_, match_);
}

void PlayPage::redo() {
  if (!match_.can_redo()) return;
  const auto move = match_.next_move();
  const link::Played played = match_.redo();
  shown(played, move->pair);
  context_.audio.play("redo");
}

void PlayPage::shuffle() {
  if (!playing()) return;
  const link::Played played = match_.shuffle();
  if (played.reshuffled.empty()) return show_toast(tr("There is no other way to place these tiles."));
  shown(played, std::nullopt);
  gains_.add_cost(match_, link::kShuffleCost, middle_tile(match_.game().board()), now());
}

void PlayPage::advance(Duration step) {
  sounds_.play(now());
  gains_.pass(now());
  if (finger_ && now() - finger_->since >= kLongPress) {
    light(finger_->cell);
    finger_.reset();
  }
  if (focused_ && now() >= clock_from_) match_.pass(step);
  message_.pass(now());
  warn_of_time();
  if (match_.over() && !finish_at_ && !outcome_) begin_end();
  if (!playing() && !match_.over() && !view_.moving(now())) offer_undo();
  if (finish_at_ && now() >= *finish_at_) show_result();
}

// Each time anew when pairs have won time and it runs low again.
void PlayPage::warn_of_time() {
  const bool little = match_.has_time_limit() && match_.score().left() < kLittleTime;
  if (little && !warned_) context_.audio.play("time-low");
  warned_ = little;
}

bool PlayPage::moving() const {
  return message_.moving(now()) || view_.moving(now()) || gains_.moving() || finish_at_ || sounds_.waiting();
}

std::optional<Duration> PlayPage::page_due() const {
  std::optional<Duration> soonest;
  const auto add = [&soonest](Duration wait) {
    soonest = std::min(soonest.value_or(wait), std::max(wait, Duration{0}));
  };
  if (const auto due = message_.due(now())) add(*due);
  if (finger_) add(finger_->since + kLongPress - now());
  if (!playing() || match_.mode() == Mode::Relaxed) return soonest;
  constexpr Duration kSecond = std::chrono::seconds(1);
  if (!match_.has_time_limit()) {
    add(kSecond - match_.elapsed() % kSecond);
    return soonest;
  }
  add(Duration(match_.score().left()) % kSecond + milliseconds(1));
  if (match_.score().combo_left() > link::Milliseconds::zero()) add(kComboTick);
  return soonest;
}

}  // namespace quintet::link
