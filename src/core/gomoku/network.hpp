// The master's evaluation: a small network over the patterns of every empty point.
//
//   point   16 neurons, each its bias plus what the four patterns of either colour give it, cut to 0 … kMostActive
//   board   the neurons of all empty points added up, once as black sees them and once as white does
//   head    both sums, those of the side to move first, through a hidden layer to one value
//
// Only the head is worked out for a value. The sums are kept up to date by the position: a stone changes few patterns,
// and each change adds one row of weights to one point (an efficiently updatable neural network, see
// https://www.chessprogramming.org/NNUE).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "core/gomoku/evaluation.hpp"
#include "core/gomoku/patterns.hpp"
#include "core/gomoku/rules.hpp"

namespace quintet::gomoku {

inline constexpr std::size_t kNeurons = 16;
inline constexpr std::size_t kHidden = 16;

// The most that a neuron of one point gives; 400 points together stay below 65,536.
inline constexpr std::int16_t kMostActive = 160;

// Both views of a point, black's first: what its neurons have taken in.
using Neurons = std::array<std::int16_t, 2 * kNeurons>;
// Both views of the board: what its points' neurons give, together.
using NeuronSums = std::array<std::uint16_t, 2 * kNeurons>;

struct Network {
  using Row = std::array<std::int16_t, kNeurons>;
  std::array<Row, kPatterns> own, foreign;  // by the pattern of the viewer's colour, and of the other
  Row bias;
  std::array<std::array<float, kHidden>, 2 * kNeurons> hidden;
  std::array<float, kHidden> hidden_bias, output;
  std::array<float, 2 * kNeurons> direct;  // from the sums past the hidden layer
  float output_bias;
};

// What a pattern of a colour gives to both views.
std::span<const Neurons, kPatterns> network_rows(Colour colour);
// What a point has taken in before any pattern.
const Neurons& network_bias();

// For the side to move.
Value network_value(const NeuronSums& sums, Colour to_move);

}  // namespace quintet::gomoku
