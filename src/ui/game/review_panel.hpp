// The panel of a review, beside or below the board. From the top: the game, the caption, what to say about the move, the
// buttons that show more, the curve, the buttons that step through the game, the mistakes, and the list of moves.
#pragma once

#include <cstddef>
#include <optional>
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
  Rect bar, board, panel;
  // Empty where there is no room.
  Rect about, caption, verdict, actions, curve, steps, mistakes, list;
  bool low = false;      // buttons are icons
  std::size_t rows = 0;  // the list has room for, of two moves each
};

ReviewLayout review_layout(Extent window);

// Side by side over the whole width; in `rows` rows.
void place_steps(std::span<Control> steps, Rect area, std::size_t rows = 1);
// The place of a move in the list whose first row is `first`; nothing if it is not shown. `move` counts from 0.
std::optional<Rect> review_move_place(const ReviewLayout& layout, std::size_t first, std::size_t move);
std::size_t review_row_of(std::size_t move);
std::size_t review_row_count(std::size_t moves);

// All of these texts are translated.
struct ReviewCaption {
  std::string title{}, line{};
  std::string note{};                // at the right: the progress of the analysis
  std::optional<double> progress{};  // 0 … 1, drawn as a bar
  std::string_view stone{};          // of the first side, beside its chance
  std::string chance{};              // empty where it is not known
};

// What there is to say about the shown move.
struct ReviewVerdict {
  MoveQuality quality = MoveQuality::Fine;
  std::string title{};
  std::vector<std::string> reasons{};
};

// A move in the list.
struct ReviewMove {
  MoveQuality quality = MoveQuality::Fine;
  std::string_view stone;  // the picture of a stone of the side that moved
  std::string name;
  std::string chance{};  // empty where it is not known
  bool shown = false;    // its position is on the board
};

// As many parts as there is room for, with a dot between them.
void draw_review_about(Canvas& canvas, const Theme& theme, std::span<const std::string> parts, Rect area);
void draw_review_caption(Canvas& canvas, const Theme& theme, Rgba accent, const ReviewCaption& caption,
                         Rect area);
// Reasons for which there is no room are left out, the last ones first.
void draw_review_verdict(Canvas& canvas, const Theme& theme, const ReviewVerdict& verdict, Rect area,
                         float line_height);
// `warm`: see Controls::warmth.
void draw_review_move(Canvas& canvas, const Theme& theme, Rgba accent, const ReviewMove& move, Rect area,
                      float warm);
// The numbers of the rows of the list, and a bar that says where it is.
void draw_review_rows(Canvas& canvas, const Theme& theme, const ReviewLayout& layout, std::size_t first,
                      std::size_t moves);
// A few words above or below a place, within the area.
void draw_review_bubble(Canvas& canvas, const Theme& theme, const std::string& words, Vec place, Rect area);

}  // namespace quintet::ui
