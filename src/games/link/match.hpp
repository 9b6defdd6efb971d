// A match of Link-up: the modes, its score and clock, and what its help costs.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/link/game.hpp"
#include "core/link/journey.hpp"
#include "core/link/score.hpp"
#include "engine/scene/duration.hpp"
#include "games/link/settings.hpp"
#include "ui/context.hpp"
#include "ui/kit/help_book.hpp"
#include "ui/kit/match.hpp"
#include "ui/widgets/texts.hpp"

namespace quintet::link {

enum class Mode : std::uint8_t {
  Relaxed,  // no clock, hints and reshuffles are free
  Timed,    // a time bar that pairs refill; combo and score
  Journey,  // levels with a time limit, and stars
  Today,    // one board a day, the clock counts up
};
inline constexpr std::array kModes{Mode::Relaxed, Mode::Timed, Mode::Journey, Mode::Today};
inline constexpr std::array kModeTable{
    ui::ModeInfo{"relaxed", msgid("Relaxed"), msgid("No clock. Undo and hints are free."), "leaf"},
    ui::ModeInfo{"timed", msgid("Timed"), msgid("Every pair buys seconds. Quick pairs multiply."), "clock"},
    ui::ModeInfo{"journey", msgid("Journey"), msgid("25 boards, each with a twist. Earn three stars."),
                 "map"},
    ui::ModeInfo{"today", msgid("Today’s board"), msgid("One board a day, the same for everyone."),
                 "calendar", true}};
constexpr std::span<const ui::ModeInfo> modes_of(Mode /*any*/) {
  return kModeTable;
}
// "relaxed", as in the names of saves and records.
constexpr std::string_view word_of(Mode mode) {
  return ui::mode_info(mode).id;
}
constexpr std::optional<Mode> mode_of(std::string_view word) {
  return ui::find_mode<Mode>(word);
}

// Unknown for redoable moves in a save of an earlier version.
using KnownEarnings = std::optional<Earnings>;

// The score of a match, and the clock of the modes with a time limit. The score of each position is stored, so that undo
// and redo restore it exactly.
class BoardScore : public ui::MatchState<Game, Mode> {
 public:
  enum class Status : std::uint8_t { Playing, Won, TimeUp, Stuck };

  // `level` counts from 0 in the journey; `subject` identifies the board in the records: a layout or a size with its
  // gravity, the date, or kSharedSubject.
  BoardScore(Mode mode, link::Start start, std::string subject, int level = 0);
  BoardScore(Mode mode, Session<Game> session);

  int level() const { return level_; }
  const std::string& subject() const { return subject_; }
  std::string day() const { return mode() == Mode::Today ? subject_ : std::string{}; }
  // The pictures on its tiles; nothing in a save of an earlier version, which follows the setting.
  std::optional<Pictures> pictures() const { return pictures_; }
  void set_pictures(std::optional<Pictures> pictures) { pictures_ = pictures; }
  // The id of the painting under the board; empty until one is drawn.
  const std::string& painting() const { return painting_; }
  void set_painting(std::string_view id) { painting_ = id; }
  // A board from a code. No layout and no size has this subject.
  static constexpr std::string_view kSharedSubject = "*shared";
  bool shared() const { return subject_ == kSharedSubject; }
  // A score that was made with help is recorded apart.
  bool apart() const { return has_score() && assists() > 0; }
  // The key of its result among the records.
  std::string record_key() const { return mode_id() + (apart() ? "-helped " : " ") + subject_; }

  const link::TimedScore& score() const { return score_; }
  // By the last pair.
  link::Earned earned() const { return earned_; }
  Status status() const;
  // The match is finished. A relaxed match without a pair is not over: undo is unlimited there.
  bool over() const;
  bool has_time_limit() const { return mode() == Mode::Timed || mode() == Mode::Journey; }
  bool has_score() const { return mode() == Mode::Timed; }
  bool resumable() const { return status() == Status::Playing; }
  // The stars that the level would earn if it were won now; none once it is lost.
  int stars() const;

  // A pair that matches, if there is one; counted as help.
  std::optional<link::Pair> ask_hint(std::optional<Point> held = {});
  // Counts a reshuffle as help.
  void pay_shuffle();

  // Undo removes the points and the seconds that the move gained, but not the time it took; redo restores exactly the
  // same. It is not available if it would use up the last seconds of the clock.
  bool can_undo() const;
  bool can_redo() const { return session().can_redo() && status() == Status::Playing; }
  // The move that redo would play again. Requires can_redo().
  const link::Game::Move& next_move() const { return session().moves()[session().played()]; }

 protected:
  void did_play(const link::Played& played);
  void did_undo(const Undone& undone);
  void did_redo(const link::Played& played);
  bool clock_runs() const { return status() == Status::Playing; }
  void did_pass(Duration time);
  std::string write_words() const;
  bool read_words(const ui::SaveNote& note);

 private:
  link::Earned count(const link::Played& played);
  KnownEarnings& here() { return earnings_[session().played()]; }
  void board_changed();
  std::string write_earnings() const;
  bool read_earnings(const ui::SaveNote& note);

  std::string subject_;
  std::string painting_;
  int level_ = 0;
  std::optional<Pictures> pictures_;
  link::TimedScore score_;
  std::vector<KnownEarnings> earnings_;  // of each position, redoable ones included
  link::Earned earned_{};
  bool stuck_ = false;    // no pair on the current board
  Duration unscored_{0};  // less than a millisecond, not yet counted by the score
};
using Match = ui::Match<BoardScore>;

struct Taken {
  link::Played played;
  link::Earned earned{};
  link::Milliseconds won{};  // after the limit of the time bar
};
// These require a move that is legal and a match in play.
Taken take(Match& match, const link::Pair& pair);
// If the tiles cannot be placed in another way nothing changes, and it counts neither as a step nor as help.
link::Played shuffle(Match& match);

// The name of the mode, in the player's language.
std::string mode_name(const ui::Context& context, Mode mode);
// The board of the match: "Level 3 · Falling leaves", "16 × 10 · Down".
std::string subject_name(const ui::Context& context, const Match& match);
// Both: "Timed · 16 × 10".
std::string match_name(const ui::Context& context, const Match& match);

// What help costs in each mode: seconds of the clock, a star of the journey, or nothing. The buttons say it before, a
// message on the board afterwards.

// The commands with their costs.
ui::CommandInfo hint_command(Mode mode);
ui::CommandInfo shuffle_command(Mode mode);

// The stars that the journey would give now; 0 in other modes.
int stars_at_stake(const Match& match);
// "−5 s", "−1 ★", after help that costs this time in modes with a clock; empty where it was free. `stars_before`: those at
// stake before it.
ui::LocalizedText cost_words(const ui::Context& context, const Match& match, int stars_before,
                             Milliseconds time);

// For the list of games.
const ui::GameDefinition& definition();

}  // namespace quintet::link
