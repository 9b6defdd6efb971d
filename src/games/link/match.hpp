// A match of Link-up in one of its modes: a ui::Match with the score, and the clock of the modes with a time limit. The
// score of each position is stored, so that undo and redo restore it exactly.
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
#include "games/link/settings.hpp"
#include "ui/game/match.hpp"

namespace quintet::link {

enum class Mode : std::uint8_t {
  Relaxed,  // no clock, hints and reshuffles are free
  Timed,    // a time bar that pairs refill; combo and score
  Journey,  // levels with a time limit, and stars
  Today,    // one board a day, the clock counts up
};
inline constexpr std::array kModes{Mode::Relaxed, Mode::Timed, Mode::Journey, Mode::Today};

// "relaxed", as in the names of saves and records.
std::string_view word_of(Mode mode);
std::optional<Mode> mode_of(std::string_view word);

// Unknown for redoable moves in a save of an earlier version.
using KnownEarnings = std::optional<Earnings>;

class Match : public ui::Match<Game, KnownEarnings> {
 public:
  enum class Status : std::uint8_t { Playing, Won, TimeUp, Stuck };

  // `level` counts from 0 in the journey; `subject` identifies the board in the records: a layout or a size with its
  // gravity, or the date.
  Match(Mode mode, link::Start start, std::string subject, int level = 0);

  Mode mode() const { return mode_; }
  int level() const { return level_; }
  const std::string& subject() const { return subject_; }
  // The pictures on its tiles; nothing in a save of an earlier version, which follows the setting.
  std::optional<Pictures> pictures() const { return pictures_; }
  void set_pictures(std::optional<Pictures> pictures) { pictures_ = pictures; }
  // The id of the painting under the board; empty until one is drawn.
  const std::string& painting() const { return painting_; }
  void set_painting(std::string_view id) { painting_ = id; }
  // The key of its result among the records.
  std::string record_key() const { return std::string(word_of(mode_)) + ' ' + subject_; }

  const link::TimedScore& score() const { return score_; }
  Status status() const;
  // The match is finished. A relaxed match without a pair is not over: undo is unlimited there.
  bool over() const;
  bool has_time_limit() const { return mode_ == Mode::Timed || mode_ == Mode::Journey; }
  bool has_score() const { return mode_ == Mode::Timed; }
  bool resumable() const { return status() == Status::Playing; }
  // The stars earned by a won level.
  int stars() const;

  // Adds to the playing time while the match is not over.
  void pass(Duration time);

  struct Taken {
    link::Played played;
    link::Earned earned{};
    link::Milliseconds won{};  // after the limit of the time bar
  };
  // These require a move that is legal and a match in play.
  Taken take(const link::Pair& pair);
  // If the tiles cannot be placed in another way nothing changes, and it counts neither as a step nor as help.
  link::Played shuffle();
  // A pair that matches, if there is one; counted as help.
  std::optional<link::Pair> ask_hint();

  // Undo removes the points and the seconds that the move gained, but not the time it took; redo restores exactly the
  // same. It is not available if it would use up the last seconds of the clock.
  bool can_undo() const;
  bool can_redo() const { return session().can_redo() && status() == Status::Playing; }
  Undone undo();
  link::Played redo();
  // The move that redo would play again. Requires can_redo().
  const link::Game::Move& next_move() const { return session().moves()[session().played()]; }

  std::string write() const;
  // Nothing for text of another mode or with an impossible clock.
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
  std::string painting_;
  int level_ = 0;
  std::optional<Pictures> pictures_;
  link::TimedScore score_;
  bool stuck_ = false;    // no pair on the current board
  Duration unscored_{0};  // less than a millisecond, not yet counted by the score
};

}  // namespace quintet::link
