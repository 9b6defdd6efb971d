// The picture on the menu card of Minesweeper, drawn with the cells of the game.
#pragma once

#include "engine/render/canvas.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::mines {

// A part of a board with a cell that two numbers prove to be safe; it covers the area.
void paint_menu_art(Canvas& canvas, const ui::Theme& theme, Rect area);

}  // namespace quintet::mines
