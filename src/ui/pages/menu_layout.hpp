// The places of the cards of the menu: rows of equal cards, as large as the room allows, for any number of games and any
// window.
#pragma once

#include "ui/widgets/card_grid.hpp"

namespace quintet::ui {

// Requires at least one card. The cards fill the width of the room; the height of a row is limited, so that
// cards keep a good shape.
CardGrid table_of_cards(Extent room, std::size_t count);

}  // namespace quintet::ui
