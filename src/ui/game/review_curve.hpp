// The curve of a reviewed game: the first side's winning chance, move by move, with mistakes marked by shape and
// colour.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

#include "engine/render/canvas.hpp"
#include "ui/game/review_analysis.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::ui {

// Pictures of both sides' stones.
using StonePictures = std::array<std::string_view, 2>;

struct ReviewCurve {
  std::span<const ReviewedPly> plies;  // those analysed so far
  std::size_t moves = 1;               // of the whole game
  std::size_t at = 0;                  // number of moves before the shown position
  float grown = 1;                     // 0 … 1: progress of the animation of the newest position
  Rgba accent;
  StonePictures stones;
};

void draw_curve(Canvas& canvas, const Theme& theme, const ReviewCurve& curve, Rect area);

// A stone beside text, `side` points wide: with a rim, so that it stands out on every theme.
void draw_small_stone(Canvas& canvas, const Theme& theme, std::string_view picture, Vec centre, float side);

// A mistake is an open circle, a blunder a filled square; `radius` in points.
void draw_quality_mark(Canvas& canvas, const Theme& theme, MoveQuality quality, Vec centre, float radius);

}  // namespace quintet::ui
