// The learned evaluation of 2048: how many points a 4×4 board after a slide will still bring, as a sum of table entries
// for its tuples (tuples.hpp). tools/training/twenty48_train.cpp finds the weights.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/twenty48/tuples.hpp"

namespace quintet::twenty48 {

// The weights of all features, without the many that never matter: in pages of 256 neighbours, of which most are one and
// the same.
class Weights {
 public:
  using Weight = std::int16_t;
  static constexpr std::size_t kPage = 256, kPages = kTuples * kTupleEntries / kPage;

  // All features have this weight.
  explicit Weights(Weight usual) : starts_(kPages, 0), weights_(kPage, usual) {}

  Weight operator[](std::uint32_t feature) const { return *at(feature); }
  const Weight* at(std::uint32_t feature) const { return &weights_[offset(feature)]; }
  // Where the weight is among those of all pages.
  std::size_t offset(std::uint32_t feature) const { return starts_[feature / kPage] + feature % kPage; }
  bool has_page(std::size_t page) const { return starts_[page] != 0; }
  std::size_t pages() const { return weights_.size() / kPage - 1; }

  // The weights of a page of its own, which begins with the usual one. They move when another page is added.
  Weight* own_page(std::size_t page) {
    if (starts_[page] == 0) {
      starts_[page] = static_cast<std::uint32_t>(weights_.size());
      weights_.resize(weights_.size() + kPage, weights_[0]);
    }
    return &weights_[starts_[page]];
  }

 private:
  std::vector<std::uint32_t> starts_;  // of each page in weights_
  std::vector<Weight> weights_;        // the first page is the common one
};

inline constexpr int kNetworkSide = 4;  // of the boards that it values

class Network {
 public:
  // A weight of 1 stands for so many points.
  Network(Weights weights, float unit) : weights_(std::move(weights)), unit_(unit) {}

  // Of the board after a slide, before the new tile.
  float value(Bits after) const {
    std::int32_t sum = 0;
    for (const std::uint32_t index : feature_indexes(after)) sum += weights_[index];
    return static_cast<float>(sum) * unit_;
  }
  // Brings the weights of this board nearer; worth it for several boards whose values are asked for next.
  void prefetch(Bits after) const {
    for (const std::uint32_t index : feature_indexes(after)) __builtin_prefetch(weights_.at(index));
  }
  const Weights& weights() const { return weights_; }

 private:
  Weights weights_;
  float unit_;
};

}  // namespace quintet::twenty48
