// Life and death on the board, as far as it can be proved: groups whose liberties are all in a closed region of up to ten points.
#pragma once

#include <stop_token>
#include <vector>

#include "core/go/board.hpp"

namespace quintet::go {

// Where the side to move saves a group of its own, or kills one of the other side, that three stones or more belong to and that
// would be lost if the other side moved first: a full search of the region proves it (life_table.hpp). Ko counts as failure, and
// the stones around the region as safe. Sorted. Where there are many regions, only some are searched. Nothing if it was stopped.
std::vector<Board::Cell> vital_points(const Board& board, Colour to_move, const std::stop_token& stop = {});

}  // namespace quintet::go
