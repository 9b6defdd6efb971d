// The bar of time above the board: how much is left, and in the journey where the second and the third star are lost.
#pragma once

#include "engine/render/canvas.hpp"
#include "games/link/match.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::link {

// What the bar leaves of the room for the board; all of it where the match has no time limit.
Rect below_time_bar(Rect area, const Match& match);

// Along the top edge of the plate of the board; nothing where the match has no time limit.
void draw_time_bar(Canvas& canvas, const ui::Theme& theme, const Match& match, Rect plate);

}  // namespace quintet::link
