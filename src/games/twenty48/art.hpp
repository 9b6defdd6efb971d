// The picture on the menu card of 2048, drawn with the tiles of the game.
#pragma once

#include "engine/render/canvas.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::twenty48 {

// A game one merge before 2048, on the material of the board, which covers the area.
void paint_menu_art(Canvas& canvas, const ui::Theme& theme, Rect area);

}  // namespace quintet::twenty48
