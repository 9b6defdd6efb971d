#include "core/gomoku/moves.hpp"

#include <algorithm>
#include <cstdlib>

namespace quintet::gomoku {
namespace {

int bonus_of(int depth) {
  constexpr int kMost = 2'000;
  return std::min(depth * depth * 8 + 40 * depth, kMost);
}

// Whether two points this far apart lie on one line and near enough for a common pattern.
bool is_within_reach(Point away) {
  const int rows = std::abs(away.row), columns = std::abs(away.column);
  const bool on_line = rows == 0 || columns == 0 || rows == columns;
  return on_line && std::max(rows, columns) <= kReach;
}

// Moves the value towards the bonus, by less the closer it is to its limit.
void learn(std::int16_t& known, int bonus) {
  constexpr int kMost = 1 << 14;
  known = static_cast<std::int16_t>(known + bonus - known * std::abs(bonus) / kMost);
}

}  // namespace

bool threatens_open_four(const Position& position) {
  const Colour them = other(position.to_move());
  if (position.count(them, Threat::OpenFour) == 0) return false;
  if (position.rule() != Rule::Renju || them == Colour::White) return true;
  bool found = false;
  position.fours(them).for_each([&](Cell cell) {
    // With two patterns of a three a white stone elsewhere may turn both into true threes, and forbid the point.
    found = found ||
            (position.threat(them, cell) == Threat::OpenFour && position.three_patterns(them, cell) <= 1);
  });
  return found;
}

// A stone stops an open four on the point that makes it or on one that would complete its five. The attacker makes a
// four on each of these, or under renju a forbidden double four or overline.
CellSet open_four_stops(const Position& position) {
  const Colour them = other(position.to_move());
  const CellSet fours = position.fours(them);
  const auto stops = [&](Cell cell) {
    const Point at = position.point(cell);
    bool found = false;
    fours.for_each([&](Cell there) {
      if (position.threat(them, there) != Threat::OpenFour) return;
      found = found || is_within_reach(position.point(there) - at);
    });
    return found;
  };
  CellSet found;
  fours.for_each([&](Cell cell) {
    if (stops(cell)) found.add(cell);
  });
  if (position.count(them, Threat::Forbidden) == 0) return found;
  for (Cell cell = 0; cell < position.cells(); ++cell) {
    if (position.is_empty(cell) && position.threat(them, cell) == Threat::Forbidden && stops(cell))
      found.add(cell);
  }
  return found;
}

Experience::Experience() : answers_(std::make_unique<Answers>()) {
  killers_.fill({kNoCell, kNoCell});
}

void Experience::add(Colour us, Cell cell, Cell before, int bonus) {
  learn(general_[index_of(us)][static_cast<std::size_t>(cell)], bonus);
  if (before != kNoCell)
    learn((*answers_)[index_of(us)][static_cast<std::size_t>(before)][static_cast<std::size_t>(cell)], bonus);
}

void Experience::reward(Colour us, Cell cell, Cell before, int depth, int ply) {
  auto& pair = killers_[static_cast<std::size_t>(ply)];
  if (pair[0] != cell) pair = {cell, pair[0]};
  add(us, cell, before, bonus_of(depth));
}

void Experience::blame(Colour us, Cell cell, Cell before, int depth) {
  add(us, cell, before, -bonus_of(depth));
}

int Experience::value(Colour us, Cell cell, Cell before) const {
  const int general = general_[index_of(us)][static_cast<std::size_t>(cell)];
  if (before == kNoCell) return general;
  return general +
         (*answers_)[index_of(us)][static_cast<std::size_t>(before)][static_cast<std::size_t>(cell)];
}

}  // namespace quintet::gomoku
