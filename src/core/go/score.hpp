// The count at the end of a game of go: whose each point is, and the sum of both sides.
//
// Area: a side has its living stones and the empty points that they alone surround. Territory: only these points, without
// those of chains in seki, and the stones taken and dead. White gets komi and, under some rules, points for handicap stones.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/go/board.hpp"
#include "core/go/rules.hpp"
#include "core/grid.hpp"

namespace quintet::go {

// What both sides agree on about each stone; the stones of a chain have the same mark. Empty points are Alive.
enum class Mark : std::uint8_t { Alive, Dead, Seki };
using Marks = Grid<Mark>;

enum class Owner : std::uint8_t { Nobody, Black, White };

// The parts of a sum, in points, so that it can be told step by step.
struct SideCount {
  int stones = 0;     // alive on the board
  int territory = 0;  // points surrounded, those of dead stones of the other side included
  int prisoners = 0;  // taken in play
  int dead = 0;       // stones of the other side that are dead on the board
  int bonus = 0;      // for handicap stones, White's only
  friend bool operator==(const SideCount&, const SideCount&) = default;
};

struct Count {
  std::array<SideCount, 2> sides;
  Scoring scoring = Scoring::Area;
  int komi = 0;        // White's, in half points
  Grid<Owner> owners;  // of territory and living stones

  const SideCount& of(Colour colour) const { return sides[index_of(colour)]; }
  // In half points; White's with komi and bonus.
  int sum(Colour colour) const;
  // Black's sum less White's, in half points.
  int lead() const { return sum(Colour::Black) - sum(Colour::White); }
  Outcome outcome() const;
};

struct Terms {
  Scoring scoring = Scoring::Area;
  int komi = 0;                    // in half points
  int bonus = 0;                   // White's, in points
  std::array<int, 2> prisoners{};  // by side, in points
};

// Requires marks of the board's size.
Count count(const Board& board, const Marks& marks, const Terms& terms);

// The area of the board as it is, with all stones alive and without komi.
Count area_of(const Board& board);

// What is White's, in points, where a board is counted as area whatever the rules: the bonus for handicap stones, and under
// territory scoring the handicap stones themselves, which count for nothing there.
int area_bonus(const Rules& rules, int handicap);

// Empty points, or points of dead stones, that belong to nobody as the board is marked: both sides reach them.
std::vector<Point> neutral_points(const Board& board, const Marks& marks);

// Whether so many points are neutral that the game has not been played to its end.
bool is_unfinished(const Board& board, std::size_t neutral);

// A point at which an area that seems one side's is open to the other, so that none of it would count: mostly a border that
// was forgotten. An area seems a side's where this side's living stones are nearer by two points or more; its openings are
// the fewest points at which it would be closed, near its stones. Where these are many for its size, the board is just not
// played to its end, and there is nothing to point at.
struct Opening {
  Point at;
  Colour owner;
  friend bool operator==(const Opening&, const Opening&) = default;
};
std::vector<Opening> open_borders(const Board& board, const Marks& marks);

// Fills neutral points in turn, as both sides would, as long as a stone there leaves its own chain with two liberties or
// more. What is neutral after that stands in seki.
struct Filled {
  Board board;
  Marks marks;                // the chains that touch what is still neutral stand in seki
  std::vector<Point> stones;  // in order; `first` has placed the first of them, the sides alternate
};
Filled fill_neutral(const Board& board, const Marks& marks, Colour first);

// In half points, rounded to a whole point; the lead is in points.
int rounded_lead(double lead);
// `B+3`, `W+6.5`, or `0` for a draw; the lead is Black's, in half points.
std::string write_result(int lead);

}  // namespace quintet::go
