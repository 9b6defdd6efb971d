// Pictures of 2048: the card on the menu, a position, and the scrolls of its modes.
#pragma once

#include "core/twenty48/board.hpp"
#include "engine/render/canvas.hpp"
#include "games/twenty48/match.hpp"
#include "games/twenty48/tiles.hpp"
#include "ui/context.hpp"
#include "ui/kit/diagram.hpp"
#include "ui/kit/game_definition.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::twenty48 {

// The signs of a diagram: the exponent of a tile, `a` is 1024.
char sign_of(Exponent exponent);
Exponent exponent_of(char sign);

// How the tiles of a diagram look and appear; the ground is that of the picture.
class TileDiagramLook : public ui::DiagramLook {
 public:
  void sign(const ui::DiagramView& on, Rect cell, char sign, SpriteStyle style) const override;
  // A new tile grows, a merged one pops.
  void come(const ui::DiagramView& on, const ui::DiagramFrame::Motion& motion) const override;
};

// The picture on the menu card of 2048, drawn with the tiles of the game.

// A game one merge before 2048, on the material of the board, which covers the area.
void paint_menu_art(Canvas& canvas, const ui::Theme& theme, Rect area);

// The picture of the cascade: 2, 2 and 4 tumble down a waterfall and become 8.

// Covers the area.
void paint_cascade(Canvas& canvas, const ui::Context& context, Rect area);

// A position as a picture, with the plate and the tiles of the game.

// The tiles of a board on its empty cells, without the plate.
void draw_position(Canvas& canvas, const ui::Theme& theme, const ui::BoardGrid& grid, const Board& board);

// Covers the area with the material of the plate, the board in its middle.
ui::Painting position_art(const Board& board);
// The board on its plate, the largest square that fits the area.
ui::Painting position_board(const Board& board, ui::Elevation elevation = ui::Elevation::High);

// For a list of games: the tiles in a small square, without digits where they would be too small.
using Thumbnail = std::function<void(Canvas& canvas, const ui::Context& context, Rect area)>;
Thumbnail position_thumbnail(const Board& board);

// The pictures on the scrolls of the modes of 2048.

// The position of the saved match where there is one (not null); else what the mode is about.
ui::Painting mode_art(ui::Context& context, Mode mode, const Match* saved);

}  // namespace quintet::twenty48
