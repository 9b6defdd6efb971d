// Draws the tiles as glazed blocks, and the plate that they slide on.
//
// A tile is one sprite, composed once for its size and then copied, also while it grows or pops.
#pragma once

#include "core/twenty48/line.hpp"
#include "engine/render/canvas.hpp"
#include "games/twenty48/tile_grid.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::twenty48 {

// `area` is the cell of the tile at rest, of at least 16 points, so that every tile of a board shares its pictures; the
// style scales and fades it with its shadow.
void draw_tile(Canvas& canvas, const ui::Theme& theme, Rect area, Exponent exponent, SpriteStyle style = {});

// The plate with its shadow, without its cells.
void draw_bare_plate(Canvas& canvas, const ui::Theme& theme, const TileGrid& grid,
                     ui::Elevation elevation = ui::Elevation::High);
// With all of its empty cells.
void draw_plate(Canvas& canvas, const ui::Theme& theme, const TileGrid& grid,
                ui::Elevation elevation = ui::Elevation::High);
void draw_cell(Canvas& canvas, const ui::Theme& theme, Rect cell);

}  // namespace quintet::twenty48
