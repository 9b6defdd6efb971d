// The quick player on a 4×4 board in bits: for playouts, where a whole game takes some milliseconds.
#pragma once

#include <optional>

#include "core/twenty48/bitboard.hpp"
#include "core/twenty48/network.hpp"

namespace quintet::twenty48 {

// The board after the slide that promises most points; nothing where nothing can move.
inline std::optional<Bits> quick_slide(const Network& network, const Slides& slides, Bits board) {
  const auto results = slides.all(board);
  for (const auto& result : results) {
    if (result.board != board) network.prefetch(result.board);
  }
  std::optional<Bits> best;
  float most = 0;
  for (const auto& result : results) {
    if (result.board == board) continue;
    const float worth = static_cast<float>(result.gained) + network.value(result.board);
    if (best && worth <= most) continue;
    best = result.board;
    most = worth;
  }
  return best;
}

}  // namespace quintet::twenty48
