// A network for tests that need no good one.
#pragma once

#include "core/twenty48/network.hpp"

namespace quintet::twenty48 {

// Small random weights, the same for every test.
inline const Network& random_network() {
  static const Network it = [] {
    Weights weights(50);
    std::uint64_t state = 1;
    for (std::size_t page = 0; page < weights.pages(); page += 3) {
      Weights::Weight* const own = weights.own_page(page);
      for (std::size_t i = 0; i < Weights::kPage; ++i) {
        state = state * 6364136223846793005ULL + 1442695040888963407ULL;
        own[i] = static_cast<Weights::Weight>(state >> 54U);
      }
    }
    return Network(std::move(weights), 0.25F);
  }();
  return it;
}

}  // namespace quintet::twenty48
