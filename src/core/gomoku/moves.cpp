#include "core/gomoku/moves.hpp"

#include <algorithm>
#include <cstdlib>

namespace quintet::gomoku {
namespace {

int bonus_of(int depth) {
  constexpr int kMost = 2'000;
  return std::min(depth * depth * 8 + 40 * depth, kMost);
}

// Moves towards the bonus, the less the further it has come already.
void learn(std::int16_t& known, int bonus) {
  constexpr int kMost = 1 << 14;
  known = static_cast<std::int16_t>(known + bonus - known * std::abs(bonus) / kMost);
}

}  // namespace

bool stops_open_four(const Position& position, Cell cell) {
  const Colour them = other(position.to_move());
  const Point at = position.point(cell);
  bool found = false;
  position.fours(them).for_each([&](Cell there) {
    if (position.threat(them, there) != Threat::OpenFour) return;
    const Point away = position.point(there) - at;
    const int rows = std::abs(away.row), columns = std::abs(away.column);
    const bool on_line = rows == 0 || columns == 0 || rows == columns;
    found = found || (on_line && std::max(rows, columns) <= kReach);
  });
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
