// The curve of a reviewed game: black's chance to win, move by move, with the slips marked on it by shape and colour.
#pragma once

#include <cstddef>
#include <span>

#include "core/gomoku/review.hpp"
#include "engine/render/canvas.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::gomoku {

struct ReviewCurve {
  std::span<const gomoku::Judgement> judgements;  // as many as there are by now
  std::span<const gomoku::JudgedMove> moves;
  std::size_t stones = 1;  // of the whole game
  std::size_t at = 0;      // stones of the position that is shown
  float grown = 1;         // 0 … 1: how far the newest judgement has come in
};

// The part of the area in which the stones are spread, from the first position to the last.
Rect curve_plot(Rect area);

void draw_curve(Canvas& canvas, const ui::Theme& theme, const ReviewCurve& curve, Rect area);

// A stone beside words, `side` points wide: with a rim, so that it stands out on every desk.
void draw_small_stone(Canvas& canvas, const ui::Theme& theme, gomoku::Stone stone, Vec centre, float side);

// A mistake is an open circle, a blunder a filled square; `radius` in points.
void draw_slip_mark(Canvas& canvas, const ui::Theme& theme, gomoku::Slip slip, Vec centre, float radius);

}  // namespace quintet::gomoku
