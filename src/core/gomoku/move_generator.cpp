#include "core/gomoku/move_generator.hpp"

namespace quintet::gomoku {

int MoveGenerator::order(Cell cell) const {
  constexpr int kFirst = 1 << 30, kThreatStep = 150, kKiller = 600, kTaught = 16;
  if (cell == table_move) return kFirst;
  const Colour us = position.to_move(), them = other(us);
  int order = 2 * (position.point_value(us, cell).to_move + position.point_value(them, cell).to_move);
  order += kThreatStep *
           (2 * static_cast<int>(position.threat(us, cell)) + static_cast<int>(position.threat(them, cell)));
  if (experience.is_killer(cell, ply)) order += kKiller;
  return order + experience.value(us, cell, position.last()) / kTaught;
}

void MoveGenerator::collect(Candidates& moves) const {
  for (Cell cell = 0; cell < position.cells(); ++cell) {
    if (position.is_empty(cell) && position.is_near(cell)) moves.add(cell, order(cell));
  }
}

void MoveGenerator::collect_answers(Candidates& moves) const {
  const CellSet stops = open_four_stops(position);
  stops.for_each([&](Cell cell) { moves.add(cell, order(cell)); });
  position.fours(position.to_move()).for_each([&](Cell cell) {
    if (!stops.has(cell)) moves.add(cell, fours_are_vain ? kLastResort : order(cell));
  });
}

}  // namespace quintet::gomoku
