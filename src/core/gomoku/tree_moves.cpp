// Move generation and move ordering of the tree.
#include "core/gomoku/tree.hpp"

namespace quintet::gomoku {

int Tree::order(Cell cell, int ply) const {
  constexpr int kFirst = 1 << 30, kThreatStep = 150, kKiller = 600, kTaught = 16;
  if (cell == frame(ply).table_move) return kFirst;
  const Colour us = position_.to_move(), them = other(us);
  int order = 2 * (position_.point_value(us, cell).to_move + position_.point_value(them, cell).to_move);
  order += kThreatStep * (2 * static_cast<int>(position_.threat(us, cell)) +
                          static_cast<int>(position_.threat(them, cell)));
  if (experience_.is_killer(cell, ply)) order += kKiller;
  return order + experience_.value(us, cell, position_.last()) / kTaught;
}

void Tree::collect(Candidates& moves, int ply) const {
  if (frame(ply).in_danger) return collect_answers(moves, ply);
  for (Cell cell = 0; cell < position_.cells(); ++cell) {
    if (position_.is_empty(cell) && position_.is_near(cell)) moves.add(cell, order(cell, ply));
  }
}

// The moves that stop the open four, and the side's own fours. Where no sequence of these wins they come last.
void Tree::collect_answers(Candidates& moves, int ply) const {
  const CellSet stops = open_four_stops(position_);
  stops.for_each([&](Cell cell) { moves.add(cell, order(cell, ply)); });
  position_.fours(position_.to_move()).for_each([&](Cell cell) {
    if (!stops.has(cell)) moves.add(cell, frame(ply).fours_are_vain ? kLastResort : order(cell, ply));
  });
}

}  // namespace quintet::gomoku
