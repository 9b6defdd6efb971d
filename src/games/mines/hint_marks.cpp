#include "games/mines/hint_marks.hpp"

#include <algorithm>

#include "games/mines/game_looks.hpp"

namespace quintet::mines {

using namespace ui;
namespace {

constexpr int kMostLit = 7;  // rows and columns

bool has(const std::vector<Point>& points, Point at) {
  return std::ranges::find(points, at) != points.end();
}

// The part of the board that holds all these cells; nothing if they are far apart.
Rect part_with(const CellGrid& grid, const std::vector<Point>& cells) {
  Point first = cells.front(), last = first;
  for (const Point at : cells) {
    first = {std::min(first.row, at.row), std::min(first.column, at.column)};
    last = {std::max(last.row, at.row), std::max(last.column, at.column)};
  }
  if (last.row - first.row >= kMostLit || last.column - first.column >= kMostLit) return {};
  const Vec from = grid.cell(first).origin(), to = grid.cell(last + Point{1, 1}).origin();
  return {from.x, from.y, to.x - from.x, to.y - from.y};
}

}  // namespace

void draw_hint_cell(Canvas& canvas, const Theme& theme, Rect cell, const Game& game, Point at,
                    const HintMarks& marks, Numbers numbers) {
  const CellLook look = look_of(game, at);
  if (at == marks.cell) {
    const bool wrong = look.face == CellFace::Flag && marks.mark == Mark::Safe;
    if (wrong) draw_cell(canvas, theme, cell, {CellFace::WrongFlag}, numbers);
    return draw_mark(canvas, theme, cell, wrong ? Mark::Refused : marks.mark);
  }
  if (has(marks.numbers, at))
    draw_mark(canvas, theme, cell, Mark::Proof);
  else if (has(marks.mines, at))
    draw_mark(canvas, theme, cell, Mark::Mine);
  else
    return draw_cell(canvas, theme, cell, look, numbers);
  draw_sign(canvas, theme, cell, look, numbers);
}

void draw_hint_marks(Canvas& canvas, const Theme& theme, const CellGrid& grid, const Game& game,
                     const HintMarks& marks, Numbers numbers) {
  std::vector<Point> cells = marks.numbers;
  cells.insert(cells.end(), marks.mines.begin(), marks.mines.end());
  if (marks.cell) cells.push_back(*marks.cell);
  if (cells.empty()) return;
  const auto guard = canvas.saved();
  canvas.clip(grid.whole() ? grid.plate : grid.window);
  if (const Rect part = part_with(grid, cells); !part.empty() && cells.size() > 1)
    draw_spotlight(canvas, theme, part);
  for (const Point at : cells) draw_hint_cell(canvas, theme, grid.cell(at), game, at, marks, numbers);
}

}  // namespace quintet::mines
