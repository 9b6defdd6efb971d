// Tiles fall after a pair is gone. Every gravity is one or two rectangles of the board, each with the side
// that its tiles pack to; within each rectangle every row or column is packed on its own, from stone to
// stone.
#pragma once

#include <vector>

#include "core/link/board.hpp"
#include "core/link/rules.hpp"

namespace quintet::link {

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

// The board after all tiles have fallen, and which tiles moved.
Settled settle(Board board, Gravity gravity);

// The board after a pair is gone and the other tiles have fallen.
Settled take_pair(Board board, const Pair& pair, Gravity gravity);

}  // namespace quintet::link
