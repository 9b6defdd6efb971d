// The way between two tiles with as many turns as it needs: what shows a player why a pair has no path.
#pragma once

#include <vector>

#include "core/link/board.hpp"
#include "core/link/rules.hpp"

namespace quintet::link {

// The ends and the corners between them, in order, through empty cells and, where paths may run outside, the ring around
// the board. Among the ways with the fewest turns it is one of the shortest; empty where there is no way at all. A cell
// outside the board has row or column -1, or the height or the width.
std::vector<Point> find_detour(const Board& board, Outside outside, Point a, Point b);

}  // namespace quintet::link
