// The learned evaluation of 2048: how many points a 4×4 board after a slide will still bring, as a sum of table entries
// for its tuples (tuples.hpp). tools/training/twenty48_train.cpp finds the weights.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/twenty48/tuples.hpp"

namespace quintet::twenty48 {

class Network {
 public:
  using Weight = std::int16_t;

  // kTuples * kTupleEntries weights, each in units of so many points.
  Network(std::vector<Weight> weights, float unit) : weights_(std::move(weights)), unit_(unit) {}

  // Of the board after a slide, before the new tile.
  float value(Bits after) const {
    std::int32_t sum = 0;
    for (const std::uint32_t index : feature_indexes(after)) sum += weights_[index];
    return static_cast<float>(sum) * unit_;
  }
  // Brings the weights of this board nearer; worth it for several boards whose values are asked for next.
  void prefetch(Bits after) const {
    for (const std::uint32_t index : feature_indexes(after)) __builtin_prefetch(&weights_[index]);
  }

 private:
  std::vector<Weight> weights_;
  float unit_;
};

}  // namespace quintet::twenty48
