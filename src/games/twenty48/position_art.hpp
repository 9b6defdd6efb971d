// A position as a picture, with the plate and the tiles of the game.
#pragma once

#include "core/twenty48/board.hpp"
#include "games/twenty48/tile_grid.hpp"
#include "ui/game/game_definition.hpp"

namespace quintet::twenty48 {

// The tiles of a board on its empty cells, without the plate.
void draw_position(Canvas& canvas, const ui::Theme& theme, const TileGrid& grid, const Board& board);

// Covers the area with the material of the plate, the board in its middle.
ui::Painting position_art(const Board& board);
// The board on its plate, the largest square that fits the area.
ui::Painting position_board(const Board& board, ui::Elevation elevation = ui::Elevation::High);

// For a list of games: the tiles in a small square, without digits where they would be too small.
using Thumbnail = std::function<void(Canvas& canvas, const ui::Context& context, Rect area)>;
Thumbnail position_thumbnail(const Board& board);

}  // namespace quintet::twenty48
