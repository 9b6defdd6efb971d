// The moves that the search tries at one node, each with its place in the order: table move, threats, value of the point
// for both colours, history heuristics.
#pragma once

#include "core/gomoku/moves.hpp"

namespace quintet::gomoku {

// The order value of moves that are tried only where all others lose: they may still refute or delay a win.
inline constexpr int kLastResort = -(1 << 30);

struct MoveGenerator {
  const Position& position;
  const Experience& experience;
  int ply = 0;
  Cell table_move = kNoCell;
  bool fours_are_vain = false;  // a search for a win by fours has failed

  // Every empty point near a stone.
  void collect(Candidates& moves) const;
  // The moves that stop the open four of the other side, and the side's own fours.
  void collect_answers(Candidates& moves) const;

 private:
  int order(Cell cell) const;
};

}  // namespace quintet::gomoku
