// The time bar above the board: the time left, and in the journey the limits of the second and the third star.
#pragma once

#include "engine/render/canvas.hpp"
#include "games/link/match.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::link {

// The area that remains for the board; all of it if the match has no time limit.
Rect below_time_bar(Rect area, const Match& match);

// Along the top edge of the board's plate, as wide as it; draws nothing if the match has no time limit.
// `pulse`, 0…1, is the beat of the last seconds.
void draw_time_bar(Canvas& canvas, const ui::Theme& theme, const Match& match, Rect plate, float pulse);

}  // namespace quintet::link
