// Draws the cells of a board, the marks on them, and the plate that they lie on.
//
// A cell is one sprite, composed once for its size and then copied. An open cell shows the bed of the plate, so it draws
// no more than its number, and an empty one nothing.
#pragma once

#include <cstdint>

#include "engine/render/canvas.hpp"
#include "games/mines/cell_grid.hpp"
#include "games/mines/cell_look.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::mines {

enum class CellFace : std::uint8_t {
  Closed,
  Pressed,
  Flag,
  Question,
  Number,  // open; 0 is empty
  Mine,
  Fatal,  // the mine that was opened
  WrongFlag
};

struct CellLook {
  CellFace face = CellFace::Closed;
  int number = 0;
  friend bool operator==(const CellLook&, const CellLook&) = default;
};

// `cell`: its square in the grid, of whole pixels. The style fades and scales it.
void draw_cell(Canvas& canvas, const ui::Theme& theme, Rect cell, CellLook look, Numbers numbers,
               SpriteStyle style = {});
// Only what stands on a closed cell (flag, question mark) or on the bed (number, mine): for what moves by itself, such as
// a flag that is planted.
void draw_sign(Canvas& canvas, const ui::Theme& theme, Rect cell, CellLook look, Numbers numbers,
               SpriteStyle style = {});

enum class Mark : std::uint8_t {
  Safe,     // a tick on teal
  Mine,     // hatched blue
  Proof,    // a yellow ground in a frame: it lies below a number, so the cell is drawn after it
  Safest,   // nothing is certain: a circle on teal
  Last,     // corners around the cell of the last move
  Refused,  // a frame for a moment, such as for a chord with too few flags
  Cursor    // of the keyboard and the gamepad
};
// `strength` from 0 to 1.
void draw_mark(Canvas& canvas, const ui::Theme& theme, Rect cell, Mark mark, float strength = 1);
// Lifts a part of the board out, such as the cells that a hint talks about.
void draw_spotlight(Canvas& canvas, const ui::Theme& theme, Rect part, float strength = 1);

// On a closed cell: a tint by the chance of a mine, and the chance in percent where there is room for it; a flag stays
// in the corner.
void draw_chance(Canvas& canvas, const ui::Theme& theme, Rect cell, double mine, bool flagged = false);

// The empty bed in the window of the grid.
void draw_bed(Canvas& canvas, const ui::Theme& theme, const CellGrid& grid);
// With its frame and their shadow. Cells of a scrolled board are to be clipped by grid.window.
void draw_plate(Canvas& canvas, const ui::Theme& theme, const CellGrid& grid,
                ui::Elevation elevation = ui::Elevation::High);

}  // namespace quintet::mines
