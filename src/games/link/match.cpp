#include "games/link/match.hpp"

#include <algorithm>

#include "core/link/hint.hpp"

namespace quintet::link {
namespace {

link::TimedRules rules_of(Mode mode, const link::Start& start, int level) {
  if (mode == Mode::Journey) {
    const auto levels = link::journey();
    const auto index = std::clamp<std::size_t>(static_cast<std::size_t>(level), 0, levels.size() - 1);
    return {levels[index].time, Milliseconds::zero()};
  }
  return link::timed_rules(start.board.tiles());
}

}  // namespace

std::string_view word_of(Mode mode) {
  switch (mode) {
    case Mode::Relaxed:
      return "relaxed";
    case Mode::Timed:
      return "timed";
    case Mode::Journey:
      return "journey";
    case Mode::Today:
      return "today";
  }
  return {};
}

std::optional<Mode> mode_of(std::string_view word) {
  for (const Mode mode : kModes) {
    if (word_of(mode) == word) return mode;
  }
  return std::nullopt;
}

Match::Match(Mode mode, link::Start start, std::string subject, int level)
    : Match(mode, Session<link::Game>(std::move(start)), std::move(subject), level) {}

Match::Match(Mode mode, Session<link::Game> session, std::string subject, int level)
    : mode_(mode),
      session_(std::move(session)),
      subject_(std::move(subject)),
      level_(level),
      score_(rules_of(mode, session_.start(), level)),
      stuck_(game().stuck()) {}

Match::Status Match::status() const {
  if (game().won()) return Status::Won;
  if (has_time_limit() && score_.out_of_time()) return Status::TimeUp;
  return stuck_ ? Status::Stuck : Status::Playing;
}

bool Match::over() const {
  if (status() == Status::Playing) return false;
  return status() != Status::Stuck || mode_ != Mode::Relaxed || !session_.can_undo();
}

int Match::stars() const {
  const auto levels = link::journey();
  return link::stars(levels[static_cast<std::size_t>(level_)], score_.left(), helps_);
}

void Match::pass(Duration time) {
  if (status() != Status::Playing) return;
  elapsed_ += time;
  unscored_ += time;
  const auto whole = std::chrono::duration_cast<Milliseconds>(unscored_);
  unscored_ -= whole;
  score_.pass(whole);
}

// Whether a pair is left takes a search over the whole board, and status() is asked at every step.
void Match::board_changed() {
  stuck_ = game().stuck();
}

link::Earned Match::count(const link::Played& played) {
  if (played.tile == link::Tile::Empty) return {};
  const link::Earned earned = score_.take_pair();
  if (mode_ == Mode::Timed && game().won()) score_.finish();
  return earned;
}

// What the move just played has earned; what could have been redone is forgotten.
void Match::keep_earnings() {
  earnings_.resize(session_.played());
  earnings_.push_back(score_.earnings());
}

Match::Taken Match::take(const link::Pair& pair) {
  const Milliseconds before = score_.left();
  Taken taken{session_.play(pair)};
  taken.earned = count(taken.played);
  taken.won = score_.left() - before;
  keep_earnings();
  board_changed();
  return taken;
}

link::Played Match::shuffle() {
  Session<link::Game> before = session_;
  link::Played played = session_.play(link::Move::shuffle());
  if (game().board() == before.game().board()) {
    session_ = std::move(before);
    return {};
  }
  keep_earnings();
  ++helps_;
  if (mode_ == Mode::Timed) score_.pay(link::kShuffleCost);
  board_changed();
  return played;
}

std::optional<link::Pair> Match::ask_hint() {
  const auto pair = link::hint(game());
  if (!pair) return pair;
  ++helps_;
  if (mode_ == Mode::Timed) score_.pay(link::kHintCost);
  return pair;
}

bool Match::can_undo() const {
  if (!session_.can_undo() || over()) return false;
  const std::size_t played = session_.played();
  const Milliseconds taken_back = earnings_[played].gained - earnings_[played - 1].gained;
  return !has_time_limit() || score_.left() > taken_back;
}

void Match::undo() {
  session_.undo();
  score_.restore(earnings_[session_.played()]);
  board_changed();
}

link::Played Match::redo() {
  link::Played played = session_.redo();
  board_changed();
  // A save of an earlier version does not hold what its moves would earn.
  if (session_.played() < earnings_.size()) {
    score_.restore(earnings_[session_.played()]);
  } else {
    count(played);
    keep_earnings();
  }
  return played;
}

std::optional<link::Game::Move> Match::last_move() const {
  if (!session_.can_undo()) return std::nullopt;
  return session_.moves()[session_.played() - 1];
}

std::optional<link::Game::Move> Match::next_move() const {
  if (!session_.can_redo()) return std::nullopt;
  return session_.moves()[session_.played()];
}

}  // namespace quintet::link
