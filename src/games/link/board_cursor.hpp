// How the cursor of keyboard and gamepad moves over a board.
#pragma once

#include <optional>

#include "core/link/board.hpp"
#include "engine/scene/input.hpp"

namespace quintet::link {

// The tile nearest to the centre; the centre itself on a board without tiles.
Point middle_tile(const link::Board& board);

// The nearest tile in this direction, preferring the same row or column; nothing if there is none. `from` may be any
// cell. Requires one of the four directions.
std::optional<Point> next_tile(const link::Board& board, Point from, Action direction);

}  // namespace quintet::link
