// 4×4 boards in 64 bits with the learned evaluation, for the search (expectimax.hpp).
#pragma once

#include "core/twenty48/bitboard.hpp"
#include "core/twenty48/network.hpp"

namespace quintet::twenty48 {

class NetworkModel {
 public:
  using Position = Bits;
  static constexpr float kLost = 0;  // points

  // The network must outlive the model.
  NetworkModel(const Network& network, Rule rule, bool only_twos = false)
      : network_(&network), slides_(&Slides::of(rule)), four_(only_twos ? 0.0F : kFours) {}

  auto slides(Bits board) const { return slides_->all(board); }

  template <class Visit>
  void new_tiles(Bits after, const Visit& visit) const {
    visit_new_tiles(after, four_, visit);
  }

  using Leaf = Network::Places;
  Leaf leaf(Bits after) const { return network_->places(after); }
  // A sum of weights may be negative, but a board that can go on is worth more than a lost one: small values are bent so
  // that they stay positive and in order.
  float value(const Leaf& leaf) const {
    const float sum = network_->value(leaf);
    return sum >= 1 ? sum : 1 / (2 - sum);
  }
  static std::uint64_t key(Bits after) { return after; }

 private:
  const Network* network_;
  const Slides* slides_;
  float four_;  // the chance of a 4
};

}  // namespace quintet::twenty48
