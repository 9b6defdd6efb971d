// The plain evaluation, which orders moves and by which the levels below the master judge: what the points of a board are
// worth. A point's value for a colour follows from its four patterns: a weight for each pattern, and one for each pair of
// patterns, since two lines through a point do more together than each alone. A position is worth the sum over its empty
// points, once with the weights of the side to move and once with those of the side that waits. The weights are fitted by
// `gomoku_fit` in tests/bench to positions that a strong engine has valued.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "core/gomoku/patterns.hpp"

namespace quintet::gomoku {

// For the side that it is asked of; see kValueScale for its unit, and score.hpp for wins.
using Value = int;

// So much makes the odds e to one: the game is won with the chance 1 / (1 + 1/e), about 73 in a hundred.
inline constexpr Value kValueScale = 200;

inline constexpr std::size_t kPatternPairs = kPatterns * (kPatterns + 1) / 2;

// The place of a pair of patterns, in either order, among all pairs.
constexpr std::size_t pair_index(std::size_t a, std::size_t b) {
  const std::size_t low = a < b ? a : b, high = a < b ? b : a;
  return high * (high + 1) / 2 + low;
}

struct Weights {
  std::array<std::int16_t, kPatterns> single;
  std::array<std::int16_t, kPatternPairs> pair;
};

struct PointValue {
  std::int16_t to_move;  // for the side to move
  std::int16_t waiting;  // for the other
};

// The values by code; made at the first call.
std::span<const PointValue, 65'536> value_table();

}  // namespace quintet::gomoku
