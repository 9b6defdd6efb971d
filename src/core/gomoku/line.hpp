// The moves that a search expects of both sides, read from what it left in the table.
#pragma once

#include <vector>

#include "core/gomoku/position.hpp"
#include "core/gomoku/table.hpp"

namespace quintet::gomoku {

// From this position on, beginning with this move; every move is legal. Ends where the table knows no further, with a
// five, or behind sixteen moves; a victory by fours is told to its end. Requires an empty point.
std::vector<Cell> expected_line(Position position, Cell first, Table& table);

}  // namespace quintet::gomoku
