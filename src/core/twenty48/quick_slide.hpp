// The quick player on a 4×4 board in bits: for many whole games, which take some milliseconds each.
#pragma once

#include <array>
#include <optional>

#include "core/twenty48/bitboard.hpp"
#include "core/twenty48/network.hpp"

namespace quintet::twenty48 {

// The board after the slide that promises most points; nothing where nothing can move.
inline std::optional<Bits> quick_slide(const Network& network, const Slides& slides, Bits board) {
  const auto results = slides.all(board);
  std::array<Network::Places, 4> places;
  for (std::size_t i = 0; i < results.size(); ++i) {
    if (results[i].board != board) places[i] = network.places(results[i].board);
  }
  std::optional<Bits> best;
  float most = 0;
  for (std::size_t i = 0; i < results.size(); ++i) {
    if (results[i].board == board) continue;
    const float worth = static_cast<float>(results[i].gained) + network.value(places[i]);
    if (best && worth <= most) continue;
    best = results[i].board;
    most = worth;
  }
  return best;
}

}  // namespace quintet::twenty48
