// Boards for the tests of the players.
#pragma once

#include <string_view>

#include "core/random.hpp"
#include "core/twenty48/board.hpp"

namespace quintet::twenty48 {

inline Board board(std::string_view text) {
  return *read_board(text);
}

inline Board random_board(int side, Random& chance, Exponent most) {
  Board board(Size{side, side});
  for (Exponent& cell : board.cells()) {
    if (chance.below(10) < 7) cell = static_cast<Exponent>(1 + chance.below(most));
  }
  return board;
}

}  // namespace quintet::twenty48
