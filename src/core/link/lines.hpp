// Paths on a link::Board by bit sets: the same results as `search_path`, some tens of times faster.
//
// From a tile the view extends along its row and its column up to the next tile, stone or edge. Two tiles are connected
// with two turns if their views along the rows share a column that is clear between the rows, or likewise for columns;
// so a query takes a few bitwise operations.
#pragma once

#include <optional>
#include <vector>

#include "core/link/board.hpp"
#include "core/link/path.hpp"
#include "core/link/rules.hpp"

namespace quintet::link {

// Requires two different cells of the board; their content does not matter. About 20 ns.
std::optional<Path> find_path(const Board& board, Outside outside, Point a, Point b);

// Whether there is such a path. Faster, because it does not look for the shortest.
bool is_linked(const Board& board, Outside outside, Point a, Point b);

// Whether the cells have equal tiles and such a path. Requires cells of the board.
inline bool can_take(const Board& board, Outside outside, const Pair& pair) {
  return pair.a != pair.b && is_tile(board[pair.a]) && board[pair.a] == board[pair.b] &&
         is_linked(board, outside, pair.a, pair.b);
}

// All pairs of equal tiles that a path connects, in row order of their first tile, then of their second.
std::vector<Pair> removable_pairs(const Board& board, Outside outside);

// Whether any pair matches. A board with tiles and without such a pair is stuck.
bool has_pair(const Board& board, Outside outside);

}  // namespace quintet::link
