// The pictures on the cards of the menu, made of the games' own things.
#pragma once

#include "engine/canvas.hpp"
#include "scenes/theme.hpp"

namespace quintet::scenes {

// Tiles, and the line that joins two equal ones.
void paint_link_art(Canvas& canvas, const Theme& theme, Rect area);

}  // namespace quintet::scenes
