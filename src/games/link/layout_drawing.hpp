// Small drawings of board shapes for the setup.
#pragma once

#include <span>

#include "games/link/matches.hpp"

namespace quintet::link {

// The tiles and stones of one board, as large as the area allows.
void draw_shape(Canvas& canvas, const ui::Theme& theme, Rect area, const link::Layout& board);

// All shapes side by side as silhouettes.
void draw_figures(Canvas& canvas, const ui::Theme& theme, Rect area, std::span<const Figure> figures);

}  // namespace quintet::link
