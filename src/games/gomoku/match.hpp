// A match of gomoku, its modes and opponents, and what is known of a game.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "core/gomoku/levels.hpp"
#include "core/gomoku/replay.hpp"
#include "ui/kit/match.hpp"
#include "ui/kit/record.hpp"
#include "ui/stones/kept_tree.hpp"
#include "ui/stones/players.hpp"
#include "ui/stones/seated_match.hpp"
#include "ui/stones/seated_modes.hpp"

namespace quintet::gomoku {

struct ModeWords {
  static constexpr std::string_view kOpponentsLine = msgid("Thirteen opponents, from beginner to master.");
};
using Mode = ui::SeatedModes<ModeWords>::Mode;

inline constexpr std::array<ui::Opponent, kLevels.size()> kOpponents{{
    {msgid("Beginner"), msgid("Extends the longest row it sees."), "images/stones/portrait-beginner.svg"},
    {msgid("Pupil"), msgid("Takes whatever looks best right now."), "images/stones/portrait-pupil.svg"},
    {msgid("Novice"), msgid("Knows good shapes, never looks ahead."), "images/stones/portrait-novice.svg"},
    {msgid("Scholar"), msgid("Weighs every move and every answer."), "images/stones/portrait-scholar.svg"},
    {msgid("Expert"), msgid("Looks several moves ahead."), "images/stones/portrait-expert.svg"},
    {msgid("Veteran"), msgid("Reads a run of fours to its end."), "images/stones/portrait-veteran.svg"},
    {msgid("Champion"), msgid("Joins threes and fours to attack."), "images/stones/portrait-champion.svg"},
    {msgid("Strategist"), msgid("Prepares attacks from afar."), "images/stones/portrait-strategist.svg"},
    {msgid("Virtuoso"), msgid("Finds wins where others see none."), "images/stones/portrait-virtuoso.svg"},
    {msgid("Prodigy"), msgid("Sees at a glance what others count out."), "images/stones/portrait-child.svg"},
    {msgid("Sage"), msgid("Plans deeply and misses few threats."), "images/stones/portrait-sage.svg"},
    {msgid("Oracle"), msgid("Sees most games to their end."), "images/stones/portrait-oracle.svg"},
    {msgid("Master"), msgid("Gives every move all the time you allow."), "images/stones/portrait-master.svg"},
}};
constexpr std::span<const ui::Opponent> opponents_of(Level /*any*/) {
  return kOpponents;
}

const ui::StrengthWords& strength_words(Level any);

using SeatPlayer = ui::SeatPlayer<Level>;
using Match = ui::Match<ui::SeatedState<Game, Mode, read_level>>;

// What is known of a game besides its stones.
struct GameNotes {
  Mode mode = Mode::Two;
  Opening opening = Opening::Free;
  // Also by agreement, or as a file states it; and what a file states, whatever the stones say.
  Outcome outcome = Outcome::Playing, stated = Outcome::Playing;
  std::array<SeatPlayer, 2> players{};  // by colour
  std::array<std::string, 2> names{};   // by colour, as a file states them; empty if not known
  // Of a game from elsewhere: the rules under which its moves are legal; whether its own is assumed, as nothing states it;
  // and whether the game would end otherwise under another.
  std::vector<Rule> rules{};
  bool rule_assumed = false, rule_matters = false;
  bool on_time = false;       // the game was won on time
  TimeControl control{};      // how much time the players had
  std::size_t placed = 0;     // stones of an opening that was laid out before the colours were chosen
  ui::Beside<Move> beside{};  // variations, comments and marks
};
using NotedGame = ui::Record<Game, GameNotes>;

NotedGame record_of(const Match& match);
// With its opening.
Start start_of(const NotedGame& record);
// How a game from elsewhere has ended: by its stones, else as it states.
Outcome outcome_of(const Replay& replay, Outcome stated);
// The same game by another of its rules, which is stated from now on.
NotedGame with_rule(const NotedGame& game, Rule rule);

const ui::GameRecords<NotedGame>& records();

// Reads a game from any of the three formats. A move list is first tried on a board of `usual.side` lines; the rule is
// that of the file, else `usual.rule`, unless the moves require another. Errors: those of gomoku::read_record, a game
// without stones, and stones after a five under every rule.
Expected<NotedGame, ui::ImportError> read_game(std::string_view text, const Start& usual);
// For the list of games.
const ui::GameDefinition& definition();

}  // namespace quintet::gomoku
