// Advice to a player about a position: the purpose of a move, for a hint in words, and the answer of the computer to a
// draw offer.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

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
  StopsThree,       // takes a point where the other side would make an open three
  Builds,           // makes a shape that can become a three
  TakesCentre,      // with the first stone
  MeetsStraight,    // the second stone, beside the first on a line of the board: a direct opening
  MeetsDiagonally,  // and on a diagonal: an indirect one
  StaysNear,        // all other moves
};
inline constexpr std::size_t kMotives = static_cast<std::size_t>(Motive::StaysNear) + 1;

// makes-five stops-five … stays-near
std::string_view name(Motive motive);

// The motive of a move of this colour. Requires an empty point that is not forbidden to the colour. Takes a few
// milliseconds; after a stop it returns at once and does not report wins by fours.
Motive motive(const Board& board, Rule rule, Point at, Colour colour, const std::stop_token& stop = {});

// One of the 26 openings of renju: the first stone in the centre, the second beside it, the third within two lines of the
// centre, each counted once with all its reflections. They are numbered from 1 to 13 as players do, along the rows from the
// top, with the second stone above the centre (direct) or above and to the right of it (indirect).
struct NamedOpening {
  bool direct = false;
  int number = 0;
  friend bool operator==(const NamedOpening&, const NamedOpening&) = default;
};
inline constexpr int kNamedOpenings = 13;  // of each kind
// The opening that a third stone makes; nothing where it makes none, or is not the third.
std::optional<NamedOpening> named_opening(const Board& board, Point third);

// A move and what it is for, as it can be shown on the board.
struct Purpose {
  Point at{};
  Motive motive = Motive::StaysNear;
  // The rows of the threats that it makes, with its stone, or of those that it stops: as they stand, or as they would
  // with a stone of the other side there.
  std::vector<Row> rows{};
  std::optional<Point> leads_to{};        // of a move that builds: where its next stone would make a threat
  std::optional<NamedOpening> opening{};  // of the third stone, unless it makes or stops a threat
  std::vector<Point> wins_by{};           // of a hint that wins by force: the moves from this one on, of both
  friend bool operator==(const Purpose&, const Purpose&) = default;
};
// Requires what `motive` does.
Purpose purpose(const Board& board, Rule rule, Point at, Colour colour, const std::stop_token& stop = {});

// Whether the computer, playing this colour, accepts a draw: when its position is worse, or when the board is half
// full and its position is no better; in the first moves only when it is as good as lost. Requires a game that is not over.
// After a stop it decides by the result so far.
bool should_accept_draw(Searcher& searcher, const Board& board, Rule rule, Colour computer,
                        const Effort& effort = {.nodes = 60'000}, const std::stop_token& stop = {});

}  // namespace quintet::gomoku
