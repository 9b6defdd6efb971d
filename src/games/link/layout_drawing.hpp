// The shapes of boards, small enough to be chosen from.
#pragma once

#include <span>

#include "games/link/matches.hpp"

namespace quintet::link {

// The tiles and stones of one board, as large as the area allows.
void draw_shape(Canvas& canvas, const ui::Theme& theme, Rect area, const link::Layout& board);

// All figures side by side, each no more than a silhouette.
void draw_figures(Canvas& canvas, const ui::Theme& theme, Rect area, std::span<const Figure> figures);

}  // namespace quintet::link
