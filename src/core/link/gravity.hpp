// Gravity: how tiles fall after a pair is removed. Each kind consists of one or two rectangles of the board, each with
// the side that its tiles are packed to; within a rectangle every row or column is packed on its own, between stones.
#pragma once

#include <vector>

#include "core/link/board.hpp"
#include "core/link/rules.hpp"

namespace quintet::link {

// A part of the board whose tiles all fall in the same direction, by `step`; `to` is exclusive.
struct Fall {
  Point from;
  Point to;
  Point step;
  bool contains(Point at) const {
    return at.row >= from.row && at.row < to.row && at.column >= from.column && at.column < to.column;
  }
};

// All of them for a gravity; they fall all along the columns or all along the rows. None without gravity.
std::vector<Fall> falls(Size size, Gravity gravity);

// A tile that moved from one cell to another.
struct Shift {
  Point from;
  Point to;
  friend constexpr bool operator==(const Shift&, const Shift&) = default;
};

struct Settled {
  Board board;
  std::vector<Shift> shifts;
};

// The board after all tiles have fallen, and the tiles that moved.
Settled settle(Board board, Gravity gravity);

// Whether no tile would fall.
bool is_at_rest(const Board& board, Gravity gravity);

// The board after a pair is removed and the other tiles have fallen.
Settled take_pair(Board board, const Pair& pair, Gravity gravity);

}  // namespace quintet::link
