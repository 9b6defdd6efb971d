// The tiles of 2048: their places, their colours, and how they are drawn.
#pragma once

#include <string>
#include <string_view>

#include "core/twenty48/line.hpp"
#include "engine/render/canvas.hpp"
#include "engine/render/geometry.hpp"
#include "ui/kit/board_grid.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::twenty48 {

// The largest board that fits the area: gaps between the cells, and a rim. `scale` is that of the canvas.
ui::BoardGrid tile_grid(Rect area, int side, float scale);

// The colours and marks of the tiles: one table for every desk, and one for high contrast. They stand here and not in the
// theme because a value has its colour in this game alone.
struct TileLook {
  Rgba glaze, ink;          // the ink has a contrast of 4.8:1 to the glaze, of 7:1 with high contrast
  std::string_view mark{};  // a picture over the glaze, in the colour `gold`; may be empty
  Rgba gold{};
};

// Every value up to 131072 has a look of its own; larger ones have that of 131072. `exponent` is at least 1.
//
// With high contrast the glazes are light and dark in turn, and tiles with equally many digits differ by the number of
// lines around them, so that neighbouring values differ without any colour.
TileLook tile_look(const ui::Theme& theme, Exponent exponent);

// "2048"; from nine digits on a power: "2^27".
std::string tile_text(Exponent exponent);
// The size of this text, in parts of the tile's side: it fits the width of the tile.
float digit_size(std::string_view text);
// How much larger it is on a tile without room for a mark.
inline constexpr float kSmallDigits = 1.12F;

// Draws the tiles as glazed blocks, and the plate that they slide on.
//
// A tile is one sprite, composed once for its size and then copied, also while it grows or pops.

// `area` is the cell of the tile at rest, of at least 16 points, so that every tile of a board shares its pictures; the
// style scales and fades it with its shadow.
void draw_tile(Canvas& canvas, const ui::Theme& theme, Rect area, Exponent exponent, SpriteStyle style = {});

// The plate with its shadow, without its cells.
void draw_bare_plate(Canvas& canvas, const ui::Theme& theme, const ui::BoardGrid& grid,
                     ui::Elevation elevation = ui::Elevation::High);
// With all of its empty cells.
void draw_plate(Canvas& canvas, const ui::Theme& theme, const ui::BoardGrid& grid,
                ui::Elevation elevation = ui::Elevation::High);
void draw_cell(Canvas& canvas, const ui::Theme& theme, Rect cell);

}  // namespace quintet::twenty48
