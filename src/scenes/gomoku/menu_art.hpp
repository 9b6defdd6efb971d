// The picture on gomoku's card of the menu, made of the game's own things.
#pragma once

#include "engine/canvas.hpp"
#include "scenes/theme.hpp"

namespace quintet::scenes {

// A corner of the board with five in a row.
void paint_gomoku_art(Canvas& canvas, const Theme& theme, Rect area);

}  // namespace quintet::scenes
