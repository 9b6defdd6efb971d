// The values a search deals in: points of evaluation, and wins by the number of plies to five.
#pragma once

#include "core/gomoku/evaluation.hpp"

namespace quintet::gomoku {

inline constexpr int kMostPlies = 256;  // deep enough for any line that is searched
inline constexpr Value kWin = 30'000;
inline constexpr Value kLeastWin = kWin - 2 * kMostPlies;
inline constexpr Value kInfinite = kWin + 1;

// The side to move makes five with its move number `plies`, counted in moves of both sides from the root.
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
