// The opening book of the master, a table small enough to read. Its moves are about equally good, so that games can
// start differently.
#pragma once

#include <optional>
#include <vector>

#include "core/gomoku/board.hpp"
#include "core/random.hpp"

namespace quintet::gomoku {

// The book moves for this board in any rotation or reflection; none outside the book. The book covers boards of 11
// lines and more.
std::vector<Point> book_moves(const Board& board);

// One of them at random.
std::optional<Point> book_move(const Board& board, Random chance);

}  // namespace quintet::gomoku
