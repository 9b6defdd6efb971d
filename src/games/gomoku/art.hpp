// The picture on the menu card of gomoku, drawn with the board and the stones of the game.
#pragma once

#include "engine/render/canvas.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::gomoku {

// A corner of the board with five in a row.
void paint_menu_art(Canvas& canvas, const ui::Theme& theme, Rect area);

}  // namespace quintet::gomoku
