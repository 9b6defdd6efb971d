#include "core/mines/player.hpp"

#include <algorithm>

namespace quintet::mines {
namespace {

// Calls `visit` with each closed cell that is not known to be a mine.
template <class Visit>
void for_unknown(const Logic& logic, const Visit& visit) {
  for (int row = 0; row < logic.size().height; ++row) {
    for (int column = 0; column < logic.size().width; ++column) {
      const Cell cell = pack({row, column});
      if (logic.known(cell) == Known::Nothing) visit(cell);
    }
  }
}

}  // namespace

Choice Player::choose(const Logic& logic) {
  if (chances_.solve(logic) != Solved::Exactly) return estimated(logic);
  return safest(logic);
}

Choice Player::safest(const Logic& logic) const {
  Choice best{.mine = 2};
  for_unknown(logic, [&](Cell cell) {
    const double mine = chances_.mine(cell);
    if (mine < best.mine) best = {cell, mine, mine == 0 ? Ground::Certain : Ground::Safest};
  });
  return best;
}

// The greatest share of mines that a number beside the cell asks for; elsewhere the share of the remaining mines.
Choice Player::estimated(const Logic& logic) const {
  const double usual = static_cast<double>(logic.mines_left()) / std::max(1, logic.unknown());
  Choice best{.mine = 2};
  for_unknown(logic, [&](Cell cell) {
    double mine = 0;
    for (const Cell distance : kAround) {
      const Cell number = beside(cell, distance);
      if (logic.known(number) != Known::Open) continue;
      mine = std::max(mine, static_cast<double>(logic.missing(number)) / std::popcount(logic.around(number)));
    }
    if (mine == 0) mine = usual;
    if (mine < best.mine) best = {cell, mine, Ground::Safest};
  });
  return best;
}

}  // namespace quintet::mines
