// The learned evaluation of 2048: how many points a 4×4 board after a slide will still bring, as a sum of table entries
// for its tuples (tuples.hpp). tools/training/twenty48_train.cpp finds the weights. The boards of two stages of a game have
// a network each: the tables of one would have to serve both a 16384 that is far away and one that stands in the way.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/twenty48/lowered.hpp"
#include "core/twenty48/tuples.hpp"

namespace quintet::twenty48 {

// Late boards have several sets of weights: the more large tiles stand in the way of the small ones, the less a group of
// cells says that has none of them.
inline constexpr std::size_t kLateSets = 5;
inline constexpr unsigned kLeastLarge = 10;  // exponent

// In units of 1024.
constexpr unsigned sum_of_large(Bits board) {
  unsigned sum = 0;
  for (unsigned exponent = kLeastLarge; exponent <= kMostInBits; ++exponent)
    sum += static_cast<unsigned>(std::popcount(cells_with(board, exponent))) << (exponent - kLeastLarge);
  return sum;
}

// 0 with up to three large tiles once equal ones have merged; then 1 for four and 3 for more, and one more with a 512.
constexpr std::size_t set_of(Bits board) {
  const int large = std::popcount(sum_of_large(board));
  if (large < 4) return 0;
  return (large == 4 ? 1U : 3U) + (has_tile(board, kLeastLarge - 1) ? 1U : 0U);
}

// The features of a board after a slide, for weights in so many sets.
inline FeatureIndexes features_of(Bits after, std::size_t sets) {
  const Bits board = as_learned(after);
  FeatureIndexes features = feature_indexes(board);
  if (sets == 1) return features;
  const auto first = static_cast<std::uint32_t>(set_of(board) * kSet);
  for (std::uint32_t& feature : features) feature += first;
  return features;
}

// The weights of all features, without the many that never matter: in pages of 256 neighbours, of which most are one and
// the same.
class Weights {
 public:
  using Weight = std::int16_t;
  static constexpr std::size_t kPage = 256, kPages = kSet / kPage;  // kPages of a set

  // So many sets of all features, one after another; all have this weight.
  explicit Weights(Weight usual, std::size_t sets = 1) : starts_(sets * kPages, 0), weights_(kPage, usual) {}

  std::size_t sets() const { return starts_.size() / kPages; }
  std::size_t pages() const { return starts_.size(); }

  Weight operator[](std::uint32_t feature) const { return weights_[offset(feature)]; }
  // All weights, and where that of a feature is among them.
  const Weight* begin() const { return weights_.data(); }
  std::size_t offset(std::uint32_t feature) const { return starts_[feature / kPage] + feature % kPage; }
  bool has_page(std::size_t page) const { return starts_[page] != 0; }
  std::size_t bytes() const { return weights_.size() * sizeof(Weight) + starts_.size() * sizeof starts_[0]; }

  // The weights of a page of its own, which begins with the usual one. They move when another page is added.
  Weight* own_page(std::size_t page) {
    if (starts_[page] == 0) {
      starts_[page] = static_cast<std::uint32_t>(weights_.size());
      weights_.resize(weights_.size() + kPage, weights_[0]);
    }
    return &weights_[starts_[page]];
  }

  // Pages that a later set does not have are those of the set before.
  void inherit_pages() {
    for (std::size_t page = kPages; page < starts_.size(); ++page)
      if (starts_[page] == 0) starts_[page] = starts_[page - kPages];
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

  // The places of a board's weights. Finding them also brings them nearer; worth it for several boards at once.
  using Places = std::array<std::uint32_t, kFeatures>;
  Places places(Bits after) const {
    Places places = features_of(after, weights_.sets());
    for (std::uint32_t& place : places) {
      place = static_cast<std::uint32_t>(weights_.offset(place));
      __builtin_prefetch(weights_.begin() + place);
    }
    return places;
  }
  float value(const Places& places) const {
    std::int32_t sum = 0;
    for (const std::uint32_t place : places) sum += weights_.begin()[place];
    return static_cast<float>(sum) * unit_;
  }
  // The value of the board after a slide, before the new tile.
  float value(Bits after) const {
    std::int32_t sum = 0;
    for (const std::uint32_t index : features_of(after, weights_.sets())) sum += weights_[index];
    return static_cast<float>(sum) * unit_;
  }
  const Weights& weights() const { return weights_; }

 private:
  Weights weights_;
  float unit_;
};

enum class Stage : std::uint8_t { Rise, Late };  // until a 16384 is made, and from then on
inline constexpr std::array kStages{Stage::Rise, Stage::Late};
constexpr std::size_t sets_of(Stage stage) {
  return stage == Stage::Late ? kLateSets : 1;
}

// Of the board from which a search begins: it values all boards behind that one by the same network. Requires a board
// without tiles above kMostLearned.
constexpr Stage stage_of(Bits board) {
  return has_tile(board, kMostLearned) ? Stage::Late : Stage::Rise;
}

// The network of a stage; nothing where there is none, and after a stop. Called from any thread, and again after nothing.
using FindNetwork = std::function<std::shared_ptr<const Network>(Stage stage, const std::stop_token& stop)>;

}  // namespace quintet::twenty48
