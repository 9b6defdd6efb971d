// Advice to a player about a position: the purpose of a move, for a hint in words, and the answer of the computer to a
// draw offer.
#pragma once

#include <cstdint>
#include <stop_token>
#include <string_view>

#include "core/gomoku/rules.hpp"
#include "core/gomoku/search.hpp"

namespace quintet::gomoku {

// The purpose of a move, the strongest first. "Stops" means what the other side could play next without this move. A
// double four, a four-three and a double three lie on two lines, or on one line with a gap.
enum class Motive : std::uint8_t {
  MakesFive,
  StopsFive,
  MakesOpenFour,
  MakesDoubleFour,
  MakesFourThree,
  WinsByFours,  // the first of continuous fours that end in five
  StopsOpenFour,
  StopsDoubleFour,
  StopsFourThree,
  StopsWinByFours,
  MakesDoubleThree,
  StopsDoubleThree,
  MakesFour,
  MakesThree,
  StopsThree,  // takes a point where the other side would make an open three
  Builds,      // makes a shape that can become a three
  Opens,       // the first stones, and all other moves
};

// makes-five stops-five … opens
std::string_view name(Motive motive);

// The motive of a move of this colour. Requires an empty point that is not forbidden to the colour. Takes a few
// milliseconds; after a stop it returns at once and does not report wins by fours.
Motive motive(const Board& board, Rule rule, Point at, Colour colour, const std::stop_token& stop = {});

// Whether the computer, playing this colour, accepts a draw: when its position is worse, or when the board is half
// full and its position is no better; in the first moves only when it has lost. Requires a game that is not over.
// After a stop it decides by the result so far.
bool should_accept_draw(Searcher& searcher, const Board& board, Rule rule, Colour computer,
                        const Effort& effort = {.nodes = 20'000}, const std::stop_token& stop = {});

}  // namespace quintet::gomoku
