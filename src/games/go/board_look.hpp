// The board of go: its look, and the marks on it: ko and atari, dead stones and territory while the game is counted.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/go/advice.hpp"
#include "core/go/score.hpp"
#include "engine/render/canvas.hpp"
#include "ui/context.hpp"
#include "ui/kit/board_grid.hpp"
#include "ui/stones/stone_board.hpp"

namespace quintet::go {

using ui::BoardLook;

// The player's settings; parts without a setting take the current theme.
BoardLook board_look(const ui::Context& context);

// Rows and columns from the first to the last one.
struct Box {
  Point first, last;
};
// The third of the board in each direction in which a point lies.
Box part_of_board(int side, Point at);

struct BoardMarks : ui::StoneMarks {
  std::optional<Point> ko{};
  std::span<const Atari> ataris{};
  const Count* count = nullptr;           // whose each point is; null: not shown
  const Game* counted = nullptr;          // with `count`: its stones, and those that are dead or in seki
  std::optional<Point> disputed{};        // a stone that the computer judges otherwise
  std::span<const Opening> openings{};    // of borders that are not closed
  std::vector<Point> liberties{};         // of a chain that is looked at
  const Grid<float>* estimate = nullptr;  // see Estimate; null: not shown
  std::optional<Box> hinted{};            // the part of the board in which the best move is
};

// Draws the marks of one frame.
struct MarkPainter {
  Canvas& canvas;
  const ui::BoardGrid& grid;
  const ui::Palette& palette;
  const Grid<Stone>& stones;
  const BoardMarks& marks;

  // Below the stones.
  void draw_territory() const;
  void draw_ko() const;
  void draw_hinted() const;
  // On the stones.
  void draw_ataris() const;
  void draw_judged() const;
  void draw_estimate() const;
  void draw_liberties() const;

 private:
  // Whether a point counts that has no living stone.
  bool is_territory(Point at) const;
  void draw_opening(const Opening& opening) const;
};

// The squares and crosses of the count, for the board and for the words about it.
void draw_square(Canvas& canvas, Colour colour, Vec centre, float side);
void draw_cross(Canvas& canvas, Colour colour, Vec centre, float side);

}  // namespace quintet::go
