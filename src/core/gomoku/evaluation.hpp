// The linear evaluation. It orders moves, and the levels without the engine use it to evaluate positions.
//
// The value of an empty point for a colour follows from its four patterns: a weight for each pattern and one for each
// pair of patterns, since two lines through a point are worth more together. The value of a position is the sum over
// its empty points, with separate weights for the side to move and the other side. `gomoku_fit` (src/tools/training)
// fits the weights to positions that a strong engine has evaluated.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "core/gomoku/patterns.hpp"

namespace quintet::gomoku {

// A value from the point of view of one side. See kValueScale for the unit and score.hpp for wins.
using Value = int;

// The value at which the odds of a win are e to one: a winning chance of 1 / (1 + 1/e), about 73 %.
inline constexpr Value kValueScale = 200;

inline constexpr std::size_t kPatternPairs = kPatterns * (kPatterns + 1) / 2;

// The index of an unordered pair of patterns.
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
  std::int16_t waiting;  // for the other side
};

// The values by point code, computed at the first call.
std::span<const PointValue, 65'536> value_table();

}  // namespace quintet::gomoku
