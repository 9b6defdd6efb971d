#include "scenes/link/play.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "scenes/link/flow.hpp"
#include "scenes/link/games.hpp"

namespace quintet::scenes {
namespace {

constexpr int kMatchSounds = 8;
constexpr Duration kAfterWin = milliseconds(350);
constexpr Duration kDemonstrationPause = milliseconds(420);

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

LinkPlayPage::LinkPlayPage(Context& context, Match match, Role role)
    : Page(context, role == Role::Play ? "link.play" : "link.demonstration"),
      match_(std::move(match)),
      role_(role),
      view_(context) {
  cursor_ = first_cursor();
  view_.deal_in(now());
  next_demonstrated_ = view_.busy_until() + kDemonstrationPause;
}

Point LinkPlayPage::first_cursor() const {
  const link::Board& board = match_.game().board();
  const Point middle{board.size().height / 2, board.size().width / 2};
  std::optional<Point> best;
  const auto far = [middle](Point at) {
    return std::abs(at.row - middle.row) + std::abs(at.column - middle.column);
  };
  for (std::size_t i = 0; i < board.cells().cells().size(); ++i) {
    const Point at = board.cells().point(i);
    if (link::is_tile(board[at]) && (!best || far(at) < far(*best))) best = at;
  }
  return best.value_or(middle);
}

void LinkPlayPage::enter() {
  Page::enter();
  if (outcome_) show_result();
  if (controls_.focused() == "link.play.back") controls_.focus("board");
}

void LinkPlayPage::leave() {
  if (role_ == Role::Demonstration) return;
  // Today's board counts its time from the first look on.
  const bool kept_unbegun = match_.mode() == LinkMode::Today || match_.helps() > 0;
  if (playing() && (match_.begun() || kept_unbegun)) keep(context_, match_);
  // Who goes before the result is shown keeps it all the same.
  if (!playing()) record_end();
}

bool LinkPlayPage::sounds(const Reply& reply) const {
  return reply.id != "board";
}

bool LinkPlayPage::intercept(const Event& event) {
  if (role_ == Role::Demonstration) return false;
  if (const auto* action = std::get_if<ActionEvent>(&event)) return intercept_action(*action);
  if (const auto* pointer = std::get_if<PointerEvent>(&event)) return intercept_pointer(*pointer);
  return false;
}

bool LinkPlayPage::intercept_action(const ActionEvent& event) {
  if (controls_.focused() != "board" || !playing()) return false;
  if (event.action <= Action::Right) {
    if (!controls_.ring_shown()) {
      controls_.show_ring();  // the first key only shows where the cursor is
      return true;
    }
    return move_cursor(event.action);
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

bool LinkPlayPage::intercept_pointer(const PointerEvent& event) {
  marks_.hovered =
      event.touch || event.kind == PointerEvent::Kind::Left ? std::nullopt : view_.hit(event.at, now());
  if (event.kind != PointerEvent::Kind::Pressed || !playing()) return false;
  const auto cell = view_.hit(event.at, now());
  if (!cell) return false;
  cursor_ = *cell;
  if (event.button == Button::Primary) pick(*cell);
  if (event.button == Button::Secondary) light(*cell);
  return false;
}

// To the nearest tile that way, those of the same row or column first. At the edge the focus may go on to the
// buttons.
bool LinkPlayPage::move_cursor(Action direction) {
  const link::Board& board = match_.game().board();
  const bool level = direction == Action::Left || direction == Action::Right;
  const int sign = direction == Action::Left || direction == Action::Up ? -1 : 1;
  std::optional<Point> best;
  int shortest = 0;
  for (std::size_t i = 0; i < board.cells().cells().size(); ++i) {
    const Point at = board.cells().point(i);
    const Point step = at - cursor_;
    const int along = sign * (level ? step.column : step.row),
              aside = std::abs(level ? step.row : step.column);
    if (!link::is_tile(board[at]) || along <= 0) continue;
    const int far = along + 4 * aside;
    if (!best || far < shortest) {
      best = at;
      shortest = far;
    }
  }
  if (!best) return false;
  cursor_ = *best;
  context_.audio.play("focus");
  return true;
}

void LinkPlayPage::unmark() {
  marks_.selected.reset();
  marks_.hint.reset();
  marks_.lit.reset();
}

void LinkPlayPage::pick(Point cell) {
  marks_.lit.reset();
  remark_.reset();
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

void LinkPlayPage::try_pair(Point first, Point second) {
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
  remark_ = Remark{std::string(reason(verdict)), now()};
}

void LinkPlayPage::light(Point cell) {
  const link::Tile tile = match_.game().board()[cell];
  const bool same = marks_.lit == tile;
  marks_.lit.reset();
  if (link::is_tile(tile) && !same) marks_.lit = tile;
  context_.audio.play("tile-pick");
}

void LinkPlayPage::take(const link::Pair& pair) {
  const Match::Taken taken = match_.take(pair);
  shown(taken.played, pair);
  cue("tile-match-" + std::to_string(std::min(taken.earned.combo, kMatchSounds)), Duration{0});
}

void LinkPlayPage::shown(const link::Played& played, const std::optional<link::Pair>& pair) {
  unmark();
  view_.show(played, pair, now());
  if (!link::is_tile(match_.game().board()[cursor_])) {
    // The cursor stays where it is; from an empty cell the arrows find the nearest tile.
    if (match_.game().board().tiles() > 0 && !controls_.ring_shown()) cursor_ = first_cursor();
  }
  if (!played.shifts.empty()) cue("tile-shift", milliseconds(context_.player.settings().link.line_ms));
  if (!played.reshuffled.empty()) {
    cue("shuffle", milliseconds(context_.player.settings().link.line_ms));
    if (pair) tell(tr("No pair was left, so the tiles have been placed anew."));
  }
  if (role_ == Role::Demonstration) return;
  if (playing()) keep(context_, match_);
}

void LinkPlayPage::hint() {
  if (!playing()) return;
  if (marks_.hint) return;  // the one that is shown still holds
  unmark();
  marks_.hint = match_.ask_hint();
  if (marks_.hint) cursor_ = marks_.hint->a;
  context_.audio.play(marks_.hint ? "hint" : "tile-refuse");
}

void LinkPlayPage::undo() {
  if (!match_.can_undo()) return;
  match_.undo();
  unmark();
  view_.finish();
  finish_at_.reset();
  context_.audio.play("undo");
  keep(context_, match_);
}

void LinkPlayPage::redo() {
  if (!match_.can_redo()) return;
  const auto move = match_.next_move();
  const link::Played played = match_.redo();
  shown(played, move->pair);
  context_.audio.play("redo");
}

void LinkPlayPage::shuffle() {
  if (!playing()) return;
  const link::Played played = match_.shuffle();
  shown(played, std::nullopt);
  if (played.reshuffled.empty()) tell(tr("There is no other way to place these tiles."));
}

void LinkPlayPage::cue(std::string sound, Duration delay) {
  cues_.push_back({now() + delay, std::move(sound)});
}

void LinkPlayPage::play_cues() {
  std::erase_if(cues_, [this](const Cue& cue) {
    if (cue.at > now()) return false;
    context_.audio.play(cue.sound);
    return true;
  });
}

void LinkPlayPage::acted(Action action) {
  if (role_ == Role::Demonstration && action != Action::Pause) return;
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

void LinkPlayPage::noticed(WindowEvent event) {
  if (event == WindowEvent::FocusGained) focused_ = true;
  if (event != WindowEvent::FocusLost || role_ == Role::Demonstration) return;
  focused_ = false;  // nobody is thinking about the board
  if (playing() && match_.mode() != LinkMode::Relaxed) pause();
}

void LinkPlayPage::replied(const Reply& reply) {
  if (reply.what != Reply::What::Activated) return;
  if (reply.id == "link.play.back") leave_game();
  if (reply.id == "link.play.hint") hint();
  if (reply.id == "link.play.undo") undo();
  if (reply.id == "link.play.redo") redo();
  if (reply.id == "link.play.shuffle") shuffle();
  if (reply.id == "link.play.pause") pause();
}

void LinkPlayPage::advance(Duration step) {
  play_cues();
  if (role_ == Role::Demonstration) {
    if (!demonstration_paused_ && now() >= next_demonstrated_) demonstrate_next();
    return;
  }
  if (focused_ && (!view_.moving(now()) || match_.begun())) match_.pass(step);
  if (remark_ && now() - remark_->since >= motion::kRemark) remark_.reset();
  if (match_.has_time_limit() && !warned_ && match_.score().left() < kLittleTime) {
    warned_ = true;
    context_.audio.play("time-low");
  }
  if (!playing() && !finish_at_ && !outcome_) finish_at_ = std::max(view_.busy_until(), now()) + kAfterWin;
  if (finish_at_ && now() >= *finish_at_) finish();
}

void LinkPlayPage::demonstrate_next() {
  const auto& solution = match_.start().solution;
  if (demonstrated_ >= solution.size()) return;
  take(solution[demonstrated_++]);
  next_demonstrated_ = view_.busy_until() + kDemonstrationPause;
  if (demonstrated_ == solution.size()) tell(tr("That was the whole board."));
}

bool LinkPlayPage::moving() const {
  const bool fading = remark_ && now() - remark_->since >= motion::kRemark - motion::kCrossFade;
  return fading || view_.moving(now()) || finish_at_.has_value() || !cues_.empty() ||
         (role_ == Role::Demonstration && !demonstration_paused_ &&
          demonstrated_ < match_.start().solution.size());
}

std::optional<Duration> LinkPlayPage::page_due() const {
  std::optional<Duration> soonest;
  const auto add = [&soonest](Duration wait) {
    soonest = std::min(soonest.value_or(wait), std::max(wait, Duration{0}));
  };
  if (remark_) add(remark_->since + motion::kRemark - motion::kCrossFade - now());
  if (role_ == Role::Demonstration || !playing() || match_.mode() == LinkMode::Relaxed) return soonest;
  constexpr Duration kSecond = std::chrono::seconds(1);
  if (!match_.has_time_limit()) {
    add(kSecond - match_.elapsed() % kSecond);
    return soonest;
  }
  add(Duration(match_.score().left()) % kSecond + milliseconds(1));
  if (match_.score().combo_left() > link::Milliseconds::zero()) add(match_.score().combo_left());
  return soonest;
}

}  // namespace quintet::scenes
