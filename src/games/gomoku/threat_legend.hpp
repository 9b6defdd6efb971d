// What the marks of the threats mean: a small card beside the board while the threats are shown.
#pragma once

#include "engine/render/canvas.hpp"
#include "engine/text/localiser.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::gomoku {

// The height that the card needs at this width.
float legend_height(Canvas& canvas, const Localiser& words, float width);
void draw_legend(Canvas& canvas, const ui::Theme& theme, const Localiser& words, Rect area);

}  // namespace quintet::gomoku
