// The inner loops of gomoku's network, for the processor at hand. All give the same bits.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "core/gomoku/network.hpp"

namespace quintet::gomoku {

constexpr std::int16_t active(std::int16_t input) {
  return std::clamp<std::int16_t>(input, 0, kMostActive);
}

// The rows of black and of white that a point loses and gains.
struct Exchange {
  std::array<const Neurons*, 2> less, more;
};

struct Kernels {
  // Changes the inputs of a point, and with them the sums.
  void (*exchange)(NeuronSums& sums, Neurons& inputs, const Exchange& rows);
  // The value from the sums; `first` is the place of the sums of the side to move.
  float (*head)(const Network::Head& head, const NeuronSums& sums, std::size_t first);
  // The likelihood from the inputs of a point; `first` is the place of those in the view of the side to move.
  int (*policy)(const Neurons& weights, const Neurons& inputs, std::size_t first);
};

// Runs everywhere.
const Kernels& plain_kernels();
const Kernels& fastest_kernels();

}  // namespace quintet::gomoku
