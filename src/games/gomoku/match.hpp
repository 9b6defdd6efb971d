// A match of gomoku, its modes and opponents, and what is known of a game.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>

#include "core/gomoku/levels.hpp"
#include "core/gomoku/replay.hpp"
#include "ui/kit/match.hpp"
#include "ui/kit/record.hpp"
#include "ui/stones/players.hpp"
#include "ui/stones/seated_match.hpp"

namespace quintet::gomoku {

enum class Mode : std::uint8_t {
  Computer,  // a person against the computer
  Two,       // two people at one screen
  Watch,     // two computer players
};
inline constexpr std::array kModeTable{
    ui::ModeInfo{"computer", msgid("Against the computer"),
                 msgid("Eight opponents, from beginner to master."), "board"},
    ui::ModeInfo{"two", msgid("Two players"), msgid("Take turns with a friend at the same board."), "people"},
    ui::ModeInfo{"watch", msgid("Watch two computers"), msgid("Pick two opponents and watch them play."),
                 "eye"}};
constexpr std::span<const ui::ModeInfo> modes_of(Mode /*any*/) {
  return kModeTable;
}

inline constexpr std::array<ui::Opponent, kLevels.size()> kOpponents{{
    {msgid("Beginner"), msgid("Extends the longest row it sees."), "images/gomoku/portrait-beginner.svg"},
    {msgid("Pupil"), msgid("Takes whatever looks best right now."), "images/gomoku/portrait-pupil.svg"},
    {msgid("Adept"), msgid("Knows good shapes, but never looks ahead."), "images/gomoku/portrait-adept.svg"},
    {msgid("Scholar"), msgid("Weighs every move and every answer."), "images/gomoku/portrait-scholar.svg"},
    {msgid("Expert"), msgid("Looks several moves ahead."), "images/gomoku/portrait-expert.svg"},
    {msgid("Champion"), msgid("Reads a run of fours to its end."), "images/gomoku/portrait-champion.svg"},
    {msgid("Sage"), msgid("Plans deeply and misses few threats."), "images/gomoku/portrait-sage.svg"},
    {msgid("Master"), msgid("Gives every move all the time you allow."), "images/gomoku/portrait-master.svg"},
}};
constexpr std::span<const ui::Opponent> opponents_of(Level /*any*/) {
  return kOpponents;
}

using SeatPlayer = ui::SeatPlayer<Level>;
using Match = ui::Match<ui::SeatedState<Game, Mode, read_level>>;

// What is known of a game besides its stones.
struct GameNotes {
  Mode mode = Mode::Two;
  Opening opening = Opening::Free;
  Outcome outcome = Outcome::Playing;   // also by agreement, or as a file states it
  std::array<SeatPlayer, 2> players{};  // by colour
  std::array<std::string, 2> names{};   // by colour, as a file states them; empty if not known
};
using NotedGame = ui::Record<Game, GameNotes>;

NotedGame record_of(const Match& match);
// With its opening.
Start start_of(const NotedGame& record);

}  // namespace quintet::gomoku
