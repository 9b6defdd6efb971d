// 4×4 boards with tiles that the 64-bit board does not hold, or that the learned evaluation has hardly met. Where no tile
// of some value is on the board, all larger tiles are halved: until one that fills the gap is made, everything slides and
// merges just as before (the tile downgrading of Guei, Chen and Wu, 2021).
#pragma once

#include <optional>

#include "core/twenty48/bitboard.hpp"
#include "core/twenty48/board.hpp"

namespace quintet::twenty48 {

inline constexpr Exponent kMostLearned = 14;  // 16384

struct Lowered {
  Bits bits = 0;
  int steps = 0;  // how often the largest tile was halved
};

// Nothing for another size, or where so many different tiles leave too few gaps; then no two tiles are equal, or the
// board is nearly full. Halves until the largest tile is kMostLearned if there are gaps.
std::optional<Lowered> lowered(const Board& board);
// The same for a board in bits, whose largest exponent is 15.
Lowered lowered(Bits board);

// The board that the learned evaluation looks at: this one, or lowered where it has a tile above kMostLearned.
inline Bits as_learned(Bits board) {
  return has_tile(board, kMostInBits) ? lowered(board).bits : board;
}

}  // namespace quintet::twenty48
