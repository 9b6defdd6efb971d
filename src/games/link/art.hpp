// The pictures on the cards of the menu, made of the games' own things.
#pragma once

#include "engine/render/canvas.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::link {

// Tiles, and the line that joins two equal ones.
void paint_link_art(Canvas& canvas, const ui::Theme& theme, Rect area);

}  // namespace quintet::link
