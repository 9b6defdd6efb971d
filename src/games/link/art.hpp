// The pictures on the menu cards of link-up, drawn with the tiles of the game.
#pragma once

#include "engine/render/canvas.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::link {

// Tiles, and the line that connects two equal ones.
void paint_link_art(Canvas& canvas, const ui::Theme& theme, Rect area);
// The same on the material of the board, which covers the area.
void paint_link_scene(Canvas& canvas, const ui::Theme& theme, Rect area);

}  // namespace quintet::link
