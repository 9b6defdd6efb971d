// Shapes of three by three points around an empty one are weighted by how often a good player chooses them beside the last
// move.
//
// The weights are strengths in the model of R. Bradley and M. Terry, fitted by minorisation-maximisation as in R. Coulom,
// "Computing Elo Ratings of Move Patterns in the Game of Go" (2007). src/tools/training/go_shapes.cpp fits them to games of
// the network.
#pragma once

#include <cstddef>

#include "core/go/board.hpp"

namespace quintet::go {

// Shapes that are alike but for a turn, a reflection and the colours, as the side to move sees them, are one class. Classes
// are numbered from 0 on.
std::size_t shape_classes();
// Around an empty cell.
std::size_t shape_class(const Board& board, Board::Cell at, Colour to_move);

// From 0 to 255. All moves that are not beside the last one have kElsewhere together.
inline constexpr int kElsewhere = 64;
int shape_weight(const Board& board, Board::Cell at, Colour to_move);

}  // namespace quintet::go
