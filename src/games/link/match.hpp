// A match of Link-up in one of its modes: what every match has, the score, and the clock of the modes with a time limit.
// The score of each position is kept, so that undo and redo give it back exactly.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/link/daily.hpp"
#include "core/link/game.hpp"
#include "core/link/journey.hpp"
#include "core/link/score.hpp"
#include "engine/scene/duration.hpp"
#include "ui/game/match.hpp"

namespace quintet::link {

enum class Mode : std::uint8_t {
  Relaxed,  // no clock, helps are free
  Timed,    // a bar of time that pairs refill; combo and score
  Journey,  // levels with a time allowed, and stars
  Today,    // one board a day, the clock counts up
};
inline constexpr std::array kModes{Mode::Relaxed, Mode::Timed, Mode::Journey, Mode::Today};

// "relaxed", as in the names of saves and records.
std::string_view word_of(Mode mode);
std::optional<Mode> mode_of(std::string_view word);

// Unknown for moves of a save of an earlier version that can be redone.
using KnownEarnings = std::optional<Earnings>;

class Match : public ui::Match<Game, KnownEarnings> {
 public:
  enum class Status : std::uint8_t { Playing, Won, TimeUp, Stuck };

  // `level` counts from 0 in the journey; `subject` tells what was played, for the records: a layout or a
  // size with its gravity, or the date.
  Match(Mode mode, link::Start start, std::string subject, int level = 0);

  Mode mode() const { return mode_; }
  int level() const { return level_; }
  const std::string& subject() const { return subject_; }
  // The key of its result among the records.
  std::string record_key() const { return std::string(word_of(mode_)) + ' ' + subject_; }

  const link::TimedScore& score() const { return score_; }
  Status status() const;
  // Nothing is left to do. A relaxed match that is stuck is not over: undo has no end there.
  bool over() const;
  bool has_time_limit() const { return mode_ == Mode::Timed || mode_ == Mode::Journey; }
  bool has_score() const { return mode_ == Mode::Timed; }
  bool resumable() const { return status() == Status::Playing; }
  // Stars earned by a level that is won.
  int stars() const;

  // Time goes by while the game is played and not over.
  void pass(Duration time);

  struct Taken {
    link::Played played;
    link::Earned earned{};
    link::Milliseconds won{};  // what the bar of time had room for
  };
  // Require that the game finds the move legal and that the match is being played.
  Taken take(const link::Pair& pair);
  // Where the tiles cannot be placed in another way nothing moves, and it is neither a step nor a help.
  link::Played shuffle();
  // A pair to take, where there is one; counted as a help.
  std::optional<link::Pair> ask_hint();

  // Undo gives back the points and the seconds that the move had won, not the time it took, and redo gives exactly the
  // same again. Where undo would take the last seconds of the clock, there is none.
  bool can_undo() const;
  bool can_redo() const { return session().can_redo() && status() == Status::Playing; }
  Undone undo();
  link::Played redo();
  // The move that redo would play again. Requires can_redo().
  const link::Game::Move& next_move() const { return session().moves()[session().played()]; }

  std::string write() const;
  // Refuses text of another mode or with a clock that makes no sense.
  static std::optional<Match> read(std::string_view text);

 private:
  using Base = ui::Match<Game, KnownEarnings>;

  Match(Base base, Mode mode, std::string subject, int level);
  link::Earned count(const link::Played& played);
  void board_changed();
  std::string write_earnings() const;
  std::optional<std::vector<KnownEarnings>> read_earnings() const;

  Mode mode_;
  std::string subject_;
  int level_ = 0;
  link::TimedScore score_;
  bool stuck_ = false;    // of the board as it stands
  Duration unscored_{0};  // time of less than a millisecond that the score has not seen
};

}  // namespace quintet::link
