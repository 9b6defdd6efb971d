// Paths on a link::Board from its words of bits: the answers of `search_path`, some tens of times faster.
//
// From a tile one sees along its row and its column up to the next tile, stone or edge. Two tiles are joined
// with two turns exactly where their views along the rows share a column that is clear between the rows, or
// the other way round; so a query is a few `and`s, not a walk.
#pragma once

#include <optional>
#include <vector>

#include "core/link/board.hpp"
#include "core/link/path.hpp"
#include "core/link/rules.hpp"

namespace quintet::link {

// Requires two different cells of the board; what they hold does not matter. About 20 ns.
std::optional<Path> find_path(const Board& board, Outside outside, Point a, Point b);

// Whether there is such a path. Faster, as the shortest is not sought.
bool is_linked(const Board& board, Outside outside, Point a, Point b);

// All pairs of equal tiles that a path joins, in row order of their first tile, then of their second.
std::vector<Pair> removable_pairs(const Board& board, Outside outside);

// Whether any pair can be removed: a board with tiles and no such pair is stuck.
bool has_pair(const Board& board, Outside outside);

}  // namespace quintet::link
