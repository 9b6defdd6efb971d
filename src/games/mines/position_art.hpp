// A position as a picture, with the cells and the plate of the game.
#pragma once

#include <functional>

#include "core/mines/game.hpp"
#include "core/mines/reasons.hpp"
#include "games/mines/game_looks.hpp"
#include "ui/game/game_definition.hpp"

namespace quintet::mines {

// As the player's settings say.
Numbers numbers_of(const ui::Context& context);

// The cells in the grid's window, on an empty plate. Very small cells are drawn without signs.
void draw_position(Canvas& canvas, const ui::Theme& theme, const CellGrid& grid, const Game& game,
                   Numbers numbers);
// On a drawn position: the cell that is certain, the numbers that prove it, and the cells that they share.
void draw_reason(Canvas& canvas, const ui::Theme& theme, const CellGrid& grid, const Game& game,
                 const Reason& reason, Numbers numbers, float strength = 1);

// Covers the area with a part of the board that shows where the game stands, or with the whole board where its cells are
// large enough and its shape is like that of the area.
ui::Painting position_art(const Game& game);
// The whole board on its plate, as large as fits the area.
ui::Painting position_board(const Game& game, ui::Elevation elevation = ui::Elevation::High);

// For a list of games: the board in a small square.
using Thumbnail = std::function<void(Canvas& canvas, const ui::Context& context, Rect area)>;
Thumbnail position_thumbnail(const Game& game);

}  // namespace quintet::mines
