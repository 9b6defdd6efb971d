// The hint on the board: rings around the tiles that merge, and an arrow where they meet.
#pragma once

#include "games/twenty48/match.hpp"
#include "games/twenty48/tile_grid.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::twenty48 {

// Name of the picture of an arrow.
std::string_view arrow_icon(Direction direction);

// Requires a direction in which something slides on this board.
void draw_hint_marks(Canvas& canvas, const ui::Theme& theme, const TileGrid& grid, const Game& game,
                     Direction direction);

}  // namespace quintet::twenty48
