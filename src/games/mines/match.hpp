// A match of Minesweeper: the modes, what its matches have beside those of other games, and the deal of the board in the
// background.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/mines/share.hpp"
#include "engine/platform/background.hpp"
#include "ui/context.hpp"
#include "ui/kit/match.hpp"
#include "ui/kit/match_flow.hpp"
#include "ui/kit/record.hpp"

namespace quintet::mines {

enum class Mode : std::uint8_t {
  Beginner,
  Intermediate,
  Expert,
  Custom,
  Today,  // the same board for everyone
};
inline constexpr std::array kModes{Mode::Beginner, Mode::Intermediate, Mode::Expert, Mode::Custom,
                                   Mode::Today};
inline constexpr std::array kModeTable{
    ui::ModeInfo{"beginner", msgid("mines", "Beginner"), msgid("Ten mines, and the ideas that find them."),
                 "board"},
    ui::ModeInfo{"intermediate", msgid("mines", "Intermediate"), msgid("Forty mines on a square board."),
                 "board"},
    ui::ModeInfo{"expert", msgid("mines", "Expert"), msgid("Ninety-nine mines, and no luck needed."),
                 "board"},
    ui::ModeInfo{"custom", msgid("Custom"), msgid("Your size, your mines, your rules."), "settings"},
    ui::ModeInfo{"today", msgid("Today’s board"), msgid("One board a day, the same for everyone."),
                 "calendar", true}};
constexpr std::span<const ui::ModeInfo> modes_of(Mode /*any*/) {
  return kModeTable;
}
// "beginner", as in the names of saves and records.
constexpr std::string_view word_of(Mode mode) {
  return ui::mode_info(mode).id;
}
// The level with this board, or Mode::Custom.
Mode level_of(const Rules& rules);

// A click that has opened a mine and was taken back, after so many moves.
struct Death {
  std::size_t ply = 0;
  Move move;
  friend bool operator==(const Death&, const Death&) = default;
};
// As a list of numbers: three for each. Nothing for a list that makes no sense on a board of this size.
std::string write_deaths(const std::vector<Death>& deaths, Size size);
std::optional<std::vector<Death>> read_deaths(std::string_view text, Size size);

// The playing time of every move of a match, what the computer has played, and what keeps the match out of the records.
// A board that is played again is practice: the player knows it.
class MoveTimes : public ui::MatchState<Game, Mode> {
 public:
  using MatchState::MatchState;
  // With the moves of the session played at these times, in order: to try a game again from one of its positions.
  MoveTimes(Mode mode, Session<Game> session, std::vector<Duration> times);

  bool known() const { return practice(); }
  // The one try at today's board that counts for its day, until its result is recorded. It allows no help.
  bool counted() const { return mode() == Mode::Today && !known() && !recorded(); }
  bool won() const { return game().status() == Status::Won; }
  bool lost() const { return game().status() == Status::Lost; }
  // How often the fatal move was taken back.
  int deaths() const { return deaths_; }
  // Those that are known; saves of earlier versions only count them.
  const std::vector<Death>& known_deaths() const { return known_deaths_; }
  // Flags or chords have been played by the computer: such games have records of their own.
  bool automated() const { return automated_; }
  // Whether the computer has played this move. Saves of earlier versions do not tell.
  bool is_automatic(std::size_t move) const;
  // The last move was the computer's.
  void mark_automatic();
  // The moves that the player has made.
  std::size_t clicks() const;
  // With hints, the chances shown, openings taken back, or on a known board: without records.
  bool helped() const { return MatchState::helped() || known(); }
  // Marks may be taken back in any game.
  bool can_undo() const;
  // The playing time at each move, redoable ones included.
  const std::vector<Duration>& times() const { return times_; }

 protected:
  void will_play();
  void will_undo();
  // Marks taken back tell the player nothing.
  void did_undo(const Undone& undone) { undone_ = undone_ || undone.move.action != Action::Mark; }
  void will_redo() { times_[session().played()] = elapsed(); }
  std::string write_words() const;
  bool read_words(const ui::SaveNote& note);

 private:
  bool automated_ = false;
  int deaths_ = 0;
  std::vector<Death> known_deaths_;
  std::vector<Duration> times_;
  std::vector<std::int64_t> automatic_;  // the moves of the computer, in order, redoable ones included
};
using Match = ui::Match<MoveTimes>;

// The same board from its first click. Requires that the mines are laid.
Match same_board(const Match& match);
// On a known board, or at today's once its counted try is over.
bool is_practice(const Match& match);
// A match on a known board in the place of the saved one of its level.
ui::Continuation known_match(ui::Context& context, Match match);

// Without moves: a board to be played. Practice: on a board that the player knew.
using Record = ui::Record<Game>;
// Nothing before the mines are laid.
std::optional<Record> record_of(const Match& match);
// The match after so many of its moves, to try it again from there.
Match match_from(const Replay& replay, std::size_t ply);

// Deals the board of a first click in the background: a standard one takes a moment, a rare density some seconds.

// A board that keeps the promise of the first click, without a proof.
Laid plain_board(const Rules& rules, Point first, Random random);

class Dealer {
 public:
  // The cells of all boards that are tried before it gives up. Trial: for a moment only, to see whether there may be such
  // boards.
  enum class Effort : std::uint64_t { Trial = 2'000'000, Full = 10'000'000 };

  Dealer(const ui::Context& context, Effort effort) : effort_(effort), background_(context.wake) {}

  // Drops the last request.
  void ask(const Rules& rules, Point first, Random random);
  // The board, once. Nothing in it: the rules ask for a board without guessing, and none was found.
  std::optional<Expected<std::optional<Laid>, Problem>> poll() { return background_.poll(); }
  bool running() const { return background_.running(); }
  void hurry() { background_.hurry(); }
  void cancel() { background_.cancel(); }

 private:
  Effort effort_;
  Background<std::optional<Laid>> background_;
};

const ui::GameRecords<Record>& records();
// For the list of games.
const ui::GameDefinition& definition();

}  // namespace quintet::mines
