// Equal cards in rows, with equal gaps: the games of the menu, the modes of a game, the levels of a journey.
#pragma once

#include <cstddef>

#include "engine/render/geometry.hpp"

namespace quintet::ui {

struct CardGrid {
  std::size_t count = 0, columns = 1;
  Extent card;    // points
  float gap = 0;  // between cards, both ways

  std::size_t rows() const { return (count + columns - 1) / columns; }
  // Of all cards with the gaps between them.
  Extent size() const;
  // The card with this index where the whole stands at `origin`. A last row that is not full is centred.
  Rect place(std::size_t index, Vec origin) const;
};

// The side of each of so many cards that share a length with gaps between them.
float shared_side(float whole, std::size_t count, float gap);

}  // namespace quintet::ui
