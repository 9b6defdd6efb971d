// The inner loops of gomoku's network, for the processor at hand. All give the same bits.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "core/gomoku/network.hpp"

namespace quintet::gomoku {

constexpr std::int16_t active(std::int16_t input) {
  return std::clamp<std::int16_t>(input, 0, kMostActive);
}

// The inputs of a point, and the rows of black and of white that they lose and gain.
struct Exchange {
  Neurons* inputs;
  Neurons* before;  // receives the inputs before the change
  std::array<const Neurons*, 2> less, more;
};

struct Kernels {
  // Changes the inputs of points, each of them once, and with them the sums.
  void (*exchange)(NeuronSums& sums, std::span<const Exchange> points);
  // The value from the sums; `first` is the place of the sums of the side to move.
  float (*head)(const Network::Head& head, const NeuronSums& sums, std::size_t first);
};

// Runs everywhere.
const Kernels& plain_kernels();
const Kernels& fastest_kernels();

}  // namespace quintet::gomoku
