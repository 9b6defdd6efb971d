// Where the cards of the menu stand: in rows of equal cards, as large as the room allows. One game more is one card
// more, whatever the window.
#pragma once

#include <cstddef>

#include "engine/geometry.hpp"

namespace quintet::scenes {

struct CardTable {
  std::size_t count = 0, columns = 1;
  Extent card;    // points
  float gap = 0;  // between cards, both ways

  std::size_t rows() const { return (count + columns - 1) / columns; }
  // Of all cards with the gaps between them.
  Extent size() const;
  // The card with this index where the whole stands at `origin`. A last row that is not full stands in the middle.
  Rect place(std::size_t index, Vec origin) const;
};

// Requires at least one card. The cards fill the width of the room; a row is never higher than a card looks well.
CardTable table_of_cards(Extent room, std::size_t count);

}  // namespace quintet::scenes
