// The panel of a review, beside or below the board. From the top: the caption, the curve, the buttons that step through
// the game, the list of the worst moves, and the button that plays on.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/render/canvas.hpp"
#include "ui/game/review_analysis.hpp"
#include "ui/widgets/controls.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::ui {

struct ReviewLayout {
  Rect board, panel;
  Rect caption, curve, steps, list, foot;
  Rect note;             // instead of the rows
  std::size_t rows = 0;  // the list has room for
};

ReviewLayout review_layout(Extent window);

// Side by side over the whole width.
void place_steps(std::span<Control> steps, Rect area);
// The bounds of a row in the list.
Rect review_row_place(const ReviewLayout& layout, std::size_t row);

// All of these texts are translated.
struct ReviewCaption {
  std::string title, line;
  std::string progress;  // of the analysis; empty when it has ended
};

// One of the worst moves: side, place and move in the first line, its consequence in the second.
struct ReviewRow {
  MoveQuality quality;
  std::string_view stone;  // the picture of a stone of the side that moved
  std::string title, better, words;
  bool shown = false;  // its position is on the board
};

void draw_review_caption(Canvas& canvas, const Theme& theme, const ReviewCaption& caption, Rect area);
// `warm`: see Controls::warmth.
void draw_review_row(Canvas& canvas, const Theme& theme, Rgba accent, const ReviewRow& row, Rect area,
                     float warm);

}  // namespace quintet::ui
