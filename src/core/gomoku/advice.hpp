// What a player may be told of a position: what a stone does, so that a hint can be given in words, and what the computer
// says to an offered draw.
#pragma once

#include <cstdint>
#include <stop_token>
#include <string_view>

#include "core/gomoku/rules.hpp"
#include "core/gomoku/search.hpp"

namespace quintet::gomoku {

// What a stone does, the strongest first. "Stops" is said of what the other side could do next if it were not for this
// stone. A double four, a four-three and a double three are made on two lines, or on one with a gap.
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
  StopsThree,  // takes the other side a point where it would make an open three
  Builds,      // makes something that can grow to a three
  Opens,       // the first stones, and whatever else is none of these
};

// makes-five stops-five … opens
std::string_view name(Motive motive);

// Of a stone of this colour on this empty point. Requires that the point is not forbidden to it. Costs some milliseconds
// at the most; when stopped it leaves out victories by fours, and answers at once.
Motive motive(const Board& board, Rule rule, Point at, Colour colour, const std::stop_token& stop = {});

// Whether the computer, which has this colour, takes a draw that is offered: when it stands worse, or when the board is
// half full and it stands no better; in the first moves only when it has lost. Requires a game that is not over; answers
// the stop with what is known then.
bool should_accept_draw(Searcher& searcher, const Board& board, Rule rule, Colour computer,
                        const Effort& effort = {.nodes = 20'000}, const std::stop_token& stop = {});

}  // namespace quintet::gomoku
