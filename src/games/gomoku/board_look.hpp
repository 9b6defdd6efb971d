// The materials of a board, and the drawing of its ground and its stones.
#pragma once

#include "core/gomoku/board.hpp"
#include "engine/render/canvas.hpp"
#include "games/gomoku/board_geometry.hpp"
#include "ui/context.hpp"

namespace quintet::gomoku {

// The desk whose material each part of the board has.
struct BoardLook {
  ui::Desk board = ui::Desk::Paper, frame = ui::Desk::Paper, window = ui::Desk::Paper;
  bool coordinates = true;
  bool numbers = false;  // of the moves, on the stones
  friend bool operator==(const BoardLook&, const BoardLook&) = default;
};

// As set by the player; parts that are not set follow the desk.
BoardLook board_look(const ui::Context& context);
// The theme of the context on another desk.
ui::Theme theme_of(const ui::Context& context, ui::Desk desk);

// The whole window below the stones: desk, plate, lines and coordinates. Painted once and then copied.
void draw_ground(Canvas& canvas, const ui::Context& context, const BoardLook& look,
                 const BoardGeometry& geometry);
void draw_stone(Canvas& canvas, const BoardGeometry& geometry, Stone stone, Point at, SpriteStyle style = {});

}  // namespace quintet::gomoku
