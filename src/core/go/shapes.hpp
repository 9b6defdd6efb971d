// Shapes of three by three points around an empty one, at which both sides often want to play: hane, cuts, and moves along
// the edge. After S. Gelly, Y. Wang, R. Munos, O. Teytaud: "Modification of UCT with Patterns in Monte-Carlo Go" (2006).
#pragma once

#include "core/go/board.hpp"

namespace quintet::go {

// Whether one of the shapes is around this empty cell, in any orientation and with the colours either way.
bool is_shape(const Board& board, Board::Cell at);

}  // namespace quintet::go
