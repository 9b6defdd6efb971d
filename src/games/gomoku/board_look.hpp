// The materials of a gomoku board, and how its ground and stones are drawn.
#pragma once

#include "core/gomoku/board.hpp"
#include "engine/render/canvas.hpp"
#include "games/gomoku/board_geometry.hpp"
#include "ui/context.hpp"

namespace quintet::gomoku {

// The theme that each part of the board takes its material from.
struct BoardLook {
  ui::Desk board = ui::Desk::Paper, frame = ui::Desk::Paper, window = ui::Desk::Paper;
  bool coordinates = true;
  bool numbers = false;  // move numbers on the stones
  friend bool operator==(const BoardLook&, const BoardLook&) = default;
};

// The player's settings; parts without a setting take the current theme.
BoardLook board_look(const ui::Context& context);
// The context's theme with the materials of another one.
ui::Theme theme_of(const ui::Context& context, ui::Desk desk);

// Everything below the stones, for the whole window: desk, plate, lines and coordinates. Cached in a layer.
void draw_ground(Canvas& canvas, const ui::Context& context, const BoardLook& look,
                 const BoardGeometry& geometry);
// The plate with its lines and coordinates, not cached.
void draw_bare_board(Canvas& canvas, const ui::Context& context, const BoardLook& look,
                     const BoardGeometry& geometry);
// Its lines alone.
void draw_lines(Canvas& canvas, const ui::Palette& palette, const BoardGeometry& geometry);
void draw_stone(Canvas& canvas, const BoardGeometry& geometry, Stone stone, Point at, SpriteStyle style = {});

}  // namespace quintet::gomoku
