#include "games/mines/hint_marks.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

#include "core/mines/hint.hpp"
#include "games/mines/game_looks.hpp"

namespace quintet::mines {

using namespace ui;
namespace {

constexpr int kMostLit = 7;       // rows and columns
constexpr float kLetter = 0.72F;  // of a cell
constexpr float kCapital = 0.4F;  // of a cell: the corner for a capital

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

void draw_letter(Canvas& canvas, const Theme& theme, Rect cell, const HintMarks& marks, Point at) {
  constexpr std::array<std::string_view, 8> kLetters{"a", "b", "c", "d", "e", "f", "g", "h"};
  const auto index = static_cast<std::size_t>(std::ranges::find(marks.among, at) - marks.among.begin());
  const SpriteLayer letter{.picture = {},
                           .glyph = kLetters[std::min(index, kLetters.size() - 1)],
                           .face = Face::Bold,
                           .colour = theme.colour.text,
                           .size = kLetter};
  canvas.sprite(std::span(&letter, 1), cell);
}

void draw_capital(Canvas& canvas, const Theme& theme, Rect cell, std::string_view capital) {
  const float side = cell.w * kCapital;
  canvas.text(capital, {cell.x + side / 4, cell.y, side, side},
              {.face = Face::Bold, .size = side, .colour = theme.colour.text});
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
  else if (has(marks.mines, at) || has(marks.among, at))
    draw_mark(canvas, theme, cell, Mark::Mine);
  else
    return draw_cell(canvas, theme, cell, look, numbers);
  if (has(marks.mines, at)) return draw_sign(canvas, theme, cell, {CellFace::Mine}, numbers);
  if (marks.letters && has(marks.among, at)) return draw_letter(canvas, theme, cell, marks, at);
  draw_sign(canvas, theme, cell, look, numbers);
  if (!marks.capitals || marks.numbers.size() < 2) return;
  if (at == marks.numbers[0]) draw_capital(canvas, theme, cell, "A");
  if (at == marks.numbers[1]) draw_capital(canvas, theme, cell, "B");
}

void draw_hint_marks(Canvas& canvas, const Theme& theme, const CellGrid& grid, const Game& game,
                     const HintMarks& marks, Numbers numbers) {
  std::vector<Point> cells = marks.numbers;
  cells.insert(cells.end(), marks.mines.begin(), marks.mines.end());
  cells.insert(cells.end(), marks.among.begin(), marks.among.end());
  if (marks.cell) cells.push_back(*marks.cell);
  if (cells.empty()) return;
  const auto guard = canvas.saved();
  canvas.clip(grid.whole() ? grid.plate : grid.window);
  if (const Rect part = part_with(grid, cells); !part.empty() && cells.size() > 1)
    draw_spotlight(canvas, theme, part);
  for (const Point at : cells) draw_hint_cell(canvas, theme, grid.cell(at), game, at, marks, numbers);
}

}  // namespace quintet::mines
