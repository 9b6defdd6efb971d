// The marks of a hint on cells, on the board and in the words.
#pragma once

#include <optional>
#include <vector>

#include "core/mines/game.hpp"
#include "games/mines/cell_painter.hpp"

namespace quintet::mines {

struct HintMarks {
  std::vector<Point> numbers{};  // that prove it
  std::vector<Point> mines{};    // that it uses; they have no flag
  std::vector<Point> among{};    // closed cells of which some are mines
  bool letters = false;          // these have letters in this order, to tell them apart in words
  bool capitals = false;         // the first two numbers have small capitals: they are equal
  std::optional<Point> cell{};   // what it is about
  Mark mark = Mark::Safe;        // on that cell
};

// Draws a cell with its mark; without one as it is.
void draw_hint_cell(Canvas& canvas, const ui::Theme& theme, Rect cell, const Game& game, Point at,
                    const HintMarks& marks, Numbers numbers);
// All of them over the board, clipped to its window; what is close together is lit.
void draw_hint_marks(Canvas& canvas, const ui::Theme& theme, const CellGrid& grid, const Game& game,
                     const HintMarks& marks, Numbers numbers);

}  // namespace quintet::mines
