// The cells of Minesweeper: their places, their looks, and how they are drawn.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "core/grid.hpp"
#include "core/mines/game.hpp"
#include "engine/render/canvas.hpp"
#include "engine/render/geometry.hpp"
#include "ui/kit/board_grid.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::mines {

// Squares side by side on a bed, in a frame, in whole pixels. `scale` is that of the canvas.
inline constexpr float kSmallestCell = 12, kLargestCell = 72;  // points; as the player may zoom

// The largest side at which the whole board fits.
float fitting_side(Rect area, Size board);
// The whole board, with the largest cells that fit the area.
ui::BoardGrid cell_grid(Rect area, Size board, float scale);
// Cells of this side, of which the area may show a part only.
ui::BoardGrid cell_grid(Rect area, Size board, float scale, float side, Vec scrolled = {});
// The shape in which a board is seen: one that is wider than high lies on its side in a window that is higher than wide.
Size seen_size(Extent window, Size board);
Extent seen_shape(Extent window, Size board);
// Covers the area with cells from edge to edge, without a frame, as near to a place as the board reaches; the place is
// counted in cells. Requires a board that is larger than the area.
ui::BoardGrid covering_grid(Rect area, Size board, float scale, float side, Vec place);

// The colours of the cells and of the marks on them: a table for each desk, and two for high contrast. They stand here
// and not in the theme because only this game has them.

// How the numbers are written. Dots lie as on dice and differ without colour at a glance.
enum class Numbers : std::uint8_t { Digits, Dots };

// A frame and what fills it. A number on the ground has a contrast of 4.5:1.
struct MarkColours {
  Rgba frame, ground;
};

struct CellColours {
  Rgba bed, line;                 // of open cells, and between all cells
  Rgba block;                     // a closed cell
  Rgba flag, pole;                // on a block, 3:1 or more; the pole is also the colour of a question mark
  Rgba iron;                      // of a mine that is shown in the end: quietly, on the bed
  Rgba fatal, burst, charred;     // behind the mine that was opened, which is charred
  std::array<Rgba, 8> numbers;    // 1 to 8 on the bed: 4.5:1, with high contrast 7:1
  MarkColours safe, mine, proof;  // of a hint
  std::array<Rgba, 3> chance;     // the tints of no chance of a mine, of one half, and of near certainty
};

const CellColours& cell_colours(const ui::Theme& theme);

// Draws the cells of a board, the marks on them, and the plate that they lie on.
//
// A cell is one sprite, composed once for its size and then copied. An open cell shows the bed of the plate, so it draws
// no more than its number, and an empty one nothing.

// Whether the mines that were not opened, and wrong flags, are told when a game is lost; not while a player tries moves.
enum class AfterLoss : bool { Hidden, Told };

enum class CellFace : std::uint8_t {
  Closed,
  Pressed,
  Flag,
  Question,
  Number,  // open; 0 is empty
  Mine,
  Fatal,  // the mine that was opened
  WrongFlag,
  Blossom  // a mine on a cleared board
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
void draw_bed(Canvas& canvas, const ui::Theme& theme, const ui::BoardGrid& grid);
// With its frame and their shadow. Cells of a scrolled board are to be clipped by grid.window.
void draw_plate(Canvas& canvas, const ui::Theme& theme, const ui::BoardGrid& grid,
                ui::Elevation elevation = ui::Elevation::High);

// How the cells of a game look. After its end all mines are shown: on a cleared board each one blossoms, after a mine as
// they lie, and flags that stood wrong are crossed out; `rest` leaves the unopened ones as they were.

CellLook look_of(const Game& game, Point at, AfterLoss rest = AfterLoss::Told);

// `#` closed, `_` pressed, `F` flag, `?` question mark, `.` empty, `1` … `8`, `*` mine, `!` the fatal one, `X` wrong flag, `&` blossom.
char sign_of(CellLook look);
CellLook look_of_sign(char sign);

// For diagrams, scripts and tests: the signs in rows with `/` between them.
std::string write_looks(const Game& game);

}  // namespace quintet::mines
