// Where the cards of the menu stand: in rows of equal cards, as large as the room allows. One game more is one card
// more, whatever the window.
#pragma once

#include "ui/widgets/card_grid.hpp"

namespace quintet::ui {

// Requires at least one card. The cards fill the width of the room; a row is never higher than a card looks well.
CardGrid table_of_cards(Extent room, std::size_t count);

}  // namespace quintet::ui
