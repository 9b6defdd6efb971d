// The master's first moves, from a table small enough to read. They are as good as each other, so that no two games need
// begin alike.
#pragma once

#include <optional>
#include <vector>

#include "core/gomoku/board.hpp"
#include "core/random.hpp"

namespace quintet::gomoku {

// What the book answers to this board, whichever way it is turned or mirrored; none where it ends. It knows boards of
// eleven lines and more.
std::vector<Point> book_moves(const Board& board);

// One of them by lot.
std::optional<Point> book_move(const Board& board, Random chance);

}  // namespace quintet::gomoku
