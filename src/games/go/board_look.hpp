// The board of go: its look, and the marks on it: ko and atari, dead stones and territory while the game is counted.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/go/advice.hpp"
#include "engine/render/canvas.hpp"
#include "ui/context.hpp"
#include "ui/kit/board_grid.hpp"
#include "ui/stones/stone_board.hpp"

namespace quintet::go {

using ui::BoardLook;

// The player's settings; parts without a setting take the current theme.
BoardLook board_look(const ui::Context& context);

struct BoardMarks : ui::StoneMarks {
  std::optional<Point> ko{};
  std::span<const Atari> ataris{};
  const Count* count = nullptr;     // whose each point is; null: not shown
  const Game* counted = nullptr;    // with `count`: its stones, and those that are dead or in seki
  std::optional<Point> disputed{};  // a stone that the computer judges otherwise
};

// Draws the marks of one frame.
struct MarkPainter {
  Canvas& canvas;
  const ui::BoardGrid& grid;
  const ui::Palette& palette;
  const BoardMarks& marks;

  // Below the stones.
  void draw_territory() const;
  void draw_ko() const;
  // On the stones.
  void draw_ataris() const;
  void draw_judged() const;

 private:
  // Whether a point counts that has no living stone.
  bool is_territory(Point at) const;
};

// The squares and crosses of the count, for the board and for the words about it.
void draw_square(Canvas& canvas, Colour colour, Vec centre, float side);
void draw_cross(Canvas& canvas, Colour colour, Vec centre, float side);

}  // namespace quintet::go
