// A match of go, its modes and opponents, and what is known of a game.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/go/game.hpp"
#include "core/go/levels.hpp"
#include "core/go/record.hpp"
#include "core/replay.hpp"
#include "ui/kit/match.hpp"
#include "ui/kit/record.hpp"
#include "ui/stones/kept_tree.hpp"
#include "ui/stones/players.hpp"
#include "ui/stones/seated_match.hpp"
#include "ui/stones/seated_modes.hpp"

namespace quintet::go {

struct ModeWords {
  static constexpr std::string_view kOpponentsLine = msgid("Thirteen opponents, from a child to the master.");
};
using Mode = ui::SeatedModes<ModeWords>::Mode;

inline constexpr std::array<ui::Opponent, kLevels.size()> kOpponents{{
    {msgid("Child"), msgid("Plays by feeling, calm and quick."), "images/stones/portrait-child.svg"},
    {msgid("Beginner"), msgid("Sees stones that can be taken at once."),
     "images/stones/portrait-beginner.svg"},
    {msgid("Pupil"), msgid("Saves its stones and takes yours."), "images/stones/portrait-pupil.svg"},
    {msgid("Novice"), msgid("Cuts and connects, but plans little."), "images/stones/portrait-novice.svg"},
    {msgid("Apprentice"), msgid("Knows good shape near the last move."),
     "images/stones/portrait-apprentice.svg"},
    {msgid("Scholar"), msgid("Weighs several moves against each other."),
     "images/stones/portrait-scholar.svg"},
    {msgid("Adept"), msgid("Makes two eyes in time."), "images/stones/portrait-adept.svg"},
    {msgid("Expert"), msgid("Looks after the whole board."), "images/stones/portrait-expert.svg"},
    {msgid("Veteran"), msgid("Gives up little to gain more."), "images/stones/portrait-veteran.svg"},
    {msgid("Champion"), msgid("Reads fights to their end."), "images/stones/portrait-champion.svg"},
    {msgid("Sage"), msgid("Reads deeply and wastes nothing."), "images/stones/portrait-sage.svg"},
    {msgid("Oracle"), msgid("Knows what you will do."), "images/stones/portrait-oracle.svg"},
    {msgid("Master"), msgid("Gives every move all the time you allow."), "images/stones/portrait-master.svg"},
}};
constexpr std::span<const ui::Opponent> opponents_of(Level /*any*/) {
  return kOpponents;
}

const ui::StrengthWords& strength_words(Level any);

using SeatPlayer = ui::SeatPlayer<Level>;

// Nobody is to move, and no time passes, while the game is counted.
class State : public ui::SeatedState<Game, Mode, read_level> {
 public:
  using SeatedState::SeatedState;

  // Not Capture Go.
  bool whole_game() const { return game().start().to_take == 0; }
  bool counting() const { return game().phase() == Phase::Counting; }
  bool computer_acts() const { return !counting() && SeatedState::computer_acts(); }

 protected:
  bool clock_runs() const { return !over() && !counting(); }
};
using Match = ui::Match<State>;

// What is known of a game besides its moves.
struct GameNotes {
  Mode mode = Mode::Two;
  Outcome outcome = Outcome::Playing;   // also by resignation, or as a file states it
  std::string result{};                 // "B+3.5", "W+R"
  std::array<SeatPlayer, 2> players{};  // by colour
  std::array<std::string, 2> names{};   // by colour, as a file states them; empty if not known
  TimeControl control{};                // how much time the players had
  ui::Beside<Move> beside{};            // variations, comments and marks
  std::size_t refused = 0;   // the number of the first move of a file that is not legal; 0: all are
  std::size_t left_out = 0;  // moves of a file before stones that it sets up amid the game
};
using NotedGame = ui::Record<Game, GameNotes>;
using Replay = quintet::Replay<Game>;

// Its stones and passes, without what ended it.
Replay moves_on_board(const Start& start, const std::vector<Move>& moves);
NotedGame record_of(const Match& match);
const ui::GameRecords<NotedGame>& records();
// Reads a game from SGF. Errors: those of read_sgf, and a game without moves.
Expected<NotedGame, ui::ImportError> read_game(std::string_view text);
// For the list of games.
const ui::GameDefinition& definition();

}  // namespace quintet::go
