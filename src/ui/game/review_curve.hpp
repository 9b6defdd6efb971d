// The curve of a reviewed game: the first side's chance to win, move by move, with the mistakes marked on it by shape and
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

// Pictures of the stones of both sides.
using StonePictures = std::array<std::string_view, 2>;

struct ReviewCurve {
  std::span<const ReviewedPly> plies;  // as many as there are by now
  std::size_t moves = 1;               // of the whole game
  std::size_t at = 0;                  // moves of the position that is shown
  float grown = 1;                     // 0 … 1: how far the newest position has come in
  Rgba accent;
  StonePictures stones;
};

void draw_curve(Canvas& canvas, const Theme& theme, const ReviewCurve& curve, Rect area);

// A stone beside words, `side` points wide: with a rim, so that it stands out on every desk.
void draw_small_stone(Canvas& canvas, const Theme& theme, std::string_view picture, Vec centre, float side);

// A mistake is an open circle, a blunder a filled square; `radius` in points.
void draw_quality_mark(Canvas& canvas, const Theme& theme, MoveQuality quality, Vec centre, float radius);

}  // namespace quintet::ui
