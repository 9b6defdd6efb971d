// What every player of go sees at a glance: atari, escape, ladder, self-atari. Read exactly, within a limit of stones.
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "core/go/board.hpp"

namespace quintet::go {

using Cell = Board::Cell;

// The other chains beside a chain that have one liberty, by a stone of each.
std::vector<Cell> neighbours_in_atari(const Board& board, Cell stone);

// Reads ladders move by move. Most have one way to go; a tangle of them, or one around a ko, is given up after so many moves
// that a stop is answered in time, and counts as lost. Keeps boards for the next reading.
class Ladders {
 public:
  // Whether the chain at this stone, which has one liberty and whose side is to move, is taken whatever it does: neither does
  // running lead to more than two liberties, nor can it take a stone of the chains around it.
  bool is_lost(const Board& board, Cell stone);

  // The move by which the other side, to move, takes the chain at this stone in a ladder; the chain has two liberties. 0 if
  // there is none.
  Cell attack(const Board& board, Cell stone);

  // Moves of the chain's side, to move, that save a chain with one liberty: running, or taking a chain beside it.
  std::vector<Cell> saving_moves(const Board& board, Cell stone);

 private:
  static constexpr int kMostMoves = 1000;
  static constexpr std::size_t kDeepest = 200;  // the longest ladder on 19 lines has some 130 stones

  const Board& after(const Board& board, Cell at, Colour colour);
  bool is_taken(const Board& board, Cell stone);
  Cell taking_move(const Board& board, Cell stone);
  bool escapes(const Board& board, Cell stone, Cell at);

  int left_ = 0;  // moves
  std::size_t depth_ = 0;
  std::vector<std::unique_ptr<Board>> boards_;
};

// The point of an eye space of three to six points on which its owner would make two eyes, and the other side prevents them:
// the middle of three, of a T, of a bulky five, of a cross or of the flower of six. `inside` is an empty point of the space.
// 0 if the space is of another shape or size, or if not only stones of the owner stand around it.
Cell vital_point(const Board& board, Cell inside, Colour owner);

// How many liberties the chain of a stone of this colour would have; counts no further than to `most`, which is 3 or less.
// Requires a legal move.
int liberties_after(const Board& board, Cell at, Colour colour, int most);

// Whether a stone of this colour would leave its own chain with one liberty without taking anything. Requires a legal move.
bool is_self_atari(const Board& board, Cell at, Colour colour);

}  // namespace quintet::go
