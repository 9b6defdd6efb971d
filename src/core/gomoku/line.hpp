// The principal variation, read from the transposition table.
#pragma once

#include <vector>

#include "core/gomoku/position.hpp"
#include "core/gomoku/table.hpp"

namespace quintet::gomoku {

// The line from this position that starts with `first`; every move is legal. Ends where the table has no entry, at a
// five, or after sixteen moves; a win by fours is included to its end. Requires an empty point.
std::vector<Cell> expected_line(Position position, Cell first, Table& table);

}  // namespace quintet::gomoku
