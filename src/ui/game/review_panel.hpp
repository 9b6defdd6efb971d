// The panel of a review, beside or below the board. From the top: the game, the caption, what to say about the move, the
// buttons that show more, the curve, the buttons that step through the game, the mistakes, and the list of moves.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/render/canvas.hpp"
#include "ui/game/curve_point.hpp"
#include "ui/widgets/controls.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::ui {

// What the review of a game shows besides what all reviews show.
struct ReviewParts {
  bool bar = true;          // of both sides' chances, beside the board
  std::size_t actions = 4;  // buttons that show more
  Extent board{1, 1};       // its shape, width by height
  std::size_t marks = 0;    // positions to jump to
};

struct ReviewLayout {
  Rect bar, board, panel;
  // Empty where there is no room.
  Rect about, caption, verdict, actions, curve, marks, steps, mistakes, list;
  bool low = false;  // buttons are icons
  std::size_t action_rows = 1;
  std::size_t rows = 0;  // the list has room for, of two moves each
};

ReviewLayout review_layout(Extent window, const ReviewParts& parts = {});

// All of these texts are translated.
struct ReviewCaption {
  std::string title{}, line{};
  std::string note{};                // at the right: the progress of the analysis
  std::optional<double> progress{};  // 0 … 1, drawn as a bar
  std::string_view stone{};          // of the first side, beside its chance
  std::string value{};               // empty where it is not known
};

// What there is to say about the shown move.
struct ReviewVerdict {
  MoveQuality quality = MoveQuality::Fine;
  std::string title{};
  std::vector<std::string> reasons{};
};

// All of it but the curve, the controls and the list of moves.
struct ReviewPanel {
  std::array<std::string, 3> about{};  // what the game is; empty parts are left out
  ReviewCaption caption{};
  ReviewVerdict verdict{};
  std::string mistakes{};  // how many there are
};

// The controls are made by the page. Where the panel is low, actions are icons.
void place_actions(std::span<Control> actions, const ReviewLayout& layout);
// Whether so many buttons that step through the game fit side by side.
bool have_room(std::size_t steps, const ReviewLayout& layout);
// As many of the last marks as there is room for; the others are left out.
void place_marks(std::vector<Control>& marks, const ReviewLayout& layout);
void place_steps(std::span<Control> steps, const ReviewLayout& layout);
void place_mistake_steps(std::span<Control> steps, const ReviewLayout& layout);

void draw_review_panel(Canvas& canvas, const Theme& theme, Rgba accent, const ReviewLayout& layout,
                       const ReviewPanel& panel, float line_height);

}  // namespace quintet::ui
