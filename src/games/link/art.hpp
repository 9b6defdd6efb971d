// The pictures on the menu cards of link-up, drawn with the tiles of the game.
#pragma once

#include <string_view>

#include "engine/render/canvas.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::link {

// The picture of a tile that a drawn board names by a letter: `P` for the pair, others for the rest; empty for no tile.
std::string_view picture_of(char letter);

// Tiles, and the line that connects two equal ones, on the material of the board, which covers the area.
void paint_link_scene(Canvas& canvas, const ui::Theme& theme, Rect area);

}  // namespace quintet::link
