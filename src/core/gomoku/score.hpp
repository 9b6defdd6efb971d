// The values of a search: evaluations, and wins by the number of plies to five.
#pragma once

#include "core/gomoku/evaluation.hpp"

namespace quintet::gomoku {

inline constexpr int kMostPlies = 256;  // deeper than any searched line
inline constexpr Value kWin = 30'000;
inline constexpr Value kLeastWin = kWin - 2 * kMostPlies;
inline constexpr Value kInfinite = kWin + 1;

// The value when the side to move makes five with move number `plies`, counting the moves of both sides.
constexpr Value win_in(int plies) {
  return kWin - plies;
}
constexpr Value loss_in(int plies) {
  return plies - kWin;
}
constexpr bool is_win(Value value) {
  return value >= kLeastWin;
}
constexpr bool is_loss(Value value) {
  return value <= -kLeastWin;
}
constexpr bool is_decided(Value value) {
  return is_win(value) || is_loss(value);
}

}  // namespace quintet::gomoku
