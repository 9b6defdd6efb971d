#include "core/go/small_board.hpp"

namespace quintet::go {

SmallBoard::SmallBoard(const Board& board) {
  assert(board.side() <= kSmallSide);
  for (int row = 0; row < board.side(); ++row) {
    for (int column = 0; column < board.side(); ++column) {
      const Bits at = bit_of({row, column});
      points_ |= at;
      put(at, board[Point{row, column}]);
    }
  }
}

Bits SmallBoard::chain(Bits stone) const {
  const Bits own = (stones_[0] & stone) != 0 ? stones_[0] : stones_[1];
  Bits chain = stone;
  while (true) {
    const Bits larger = grown(chain) & own;
    if (larger == chain) return chain;
    chain = larger;
  }
}

SmallBoard::Placed SmallBoard::place(Bits at, Colour colour) {
  Bits& own = stones_[index_of(colour)];
  Bits& others = stones_[index_of(other(colour))];
  own |= at;
  Placed placed;
  for (Bits rest = beside(at) & others; rest != 0;) {
    const Bits rivals = chain(first_of(rest));
    rest &= ~rivals;
    if (liberties(rivals) == 0) placed.taken |= rivals;
  }
  others &= ~placed.taken;
  if ((grown(at) & empty()) != 0 && count_of(placed.taken) != 1) return placed;
  const Bits chain_here = chain(at);
  const Bits free = liberties(chain_here);
  placed.legal = free != 0;
  placed.is_ko = count_of(placed.taken) == 1 && chain_here == at && free == placed.taken;
  return placed;
}

void SmallBoard::put(Bits at, Stone stone) {
  for (const Colour colour : kColours) {
    Bits& set = stones_[index_of(colour)];
    set = stone == stone_of(colour) ? set | at : set & ~at;
  }
}

Stone SmallBoard::at(Bits point) const {
  for (const Colour colour : kColours)
    if ((stones(colour) & point) != 0) return stone_of(colour);
  return Stone::None;
}

}  // namespace quintet::go
