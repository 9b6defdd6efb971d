// The curve of black's chances beside the board, in the colours of gomoku.
#pragma once

#include <cstddef>
#include <span>

#include "engine/render/canvas.hpp"
#include "ui/game/review_analysis.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::gomoku {

// `moves`: of the whole game; `at`: before the position that is pointed out.
void draw_chance_curve(Canvas& canvas, const ui::Theme& theme, std::span<const ui::ReviewedPly> plies,
                       std::size_t moves, std::size_t at, Rect area);

}  // namespace quintet::gomoku
