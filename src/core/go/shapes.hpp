// Shapes of three by three points around an empty one, and how good a move there is: hane, cuts, extensions along the edge, and
// empty triangles. The weights come from games (src/tools/training/go_shapes.cpp), in which a move wins against all others.
#pragma once

#include <cstdint>

#include "core/go/board.hpp"

namespace quintet::go {

// The shape with these surroundings as the side of this colour sees it: one number for all orientations and for both sides,
// the least of the surroundings that it stands for, with own stones as black ones.
std::uint16_t standard_shape(std::uint16_t surroundings, Colour colour);

// In sixteenths: how many times as often as an unknown shape the one around an empty cell is played.
inline constexpr unsigned kShapeUnit = 16;
unsigned shape_weight(const Board& board, Board::Cell at, Colour colour);

}  // namespace quintet::go
