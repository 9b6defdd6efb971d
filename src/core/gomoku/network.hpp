// The evaluation of the master: a small neural network over the patterns of all empty points.
//
//   point   16 neurons, each a bias plus a weight for each pattern of either colour, clipped to 0 … kMostActive
//   board   the sums of the neurons of all empty points, from black's view and from white's
//   head    both sums, the side to move first, through a hidden layer to one value
//
// An evaluation computes the head only. The position updates the sums incrementally: a stone changes few patterns, and
// each change adds one row of weights to one point (an efficiently updatable neural network, see
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

// The largest activation of a neuron; the sum over 400 points stays below 65,536.
inline constexpr std::int16_t kMostActive = 160;

// The accumulated inputs of a point's neurons, from black's view first, then from white's.
using Neurons = std::array<std::int16_t, 2 * kNeurons>;
// The sums of the activations of all points, in both views.
using NeuronSums = std::array<std::uint16_t, 2 * kNeurons>;

struct Network {
  using Row = std::array<std::int16_t, kNeurons>;
  std::array<Row, kPatterns> own, foreign;  // by the pattern of the viewer's colour, and of the other
  Row bias;
  std::array<std::array<float, kHidden>, 2 * kNeurons> hidden;
  std::array<float, kHidden> hidden_bias, output;
  std::array<float, 2 * kNeurons> direct;  // from the sums to the output, without the hidden layer
  float output_bias;
};

// The weights of a pattern of this colour, for both views.
std::span<const Neurons, kPatterns> network_rows(Colour colour);
// The inputs of a point without any pattern.
const Neurons& network_bias();

// The value for the side to move.
Value network_value(const NeuronSums& sums, Colour to_move);

}  // namespace quintet::gomoku
