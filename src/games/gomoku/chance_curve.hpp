// The curve of black's chances beside the board, in the colours of gomoku.
#pragma once

#include "engine/render/canvas.hpp"
#include "ui/game/review_curve.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::gomoku {

// Sets the accent and the stones.
void draw_chance_curve(Canvas& canvas, const ui::Theme& theme, ui::ReviewCurve curve, Rect area);

}  // namespace quintet::gomoku
