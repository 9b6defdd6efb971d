#include "games/gomoku/settings_sample.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "games/gomoku/board_marks.hpp"
#include "games/gomoku/board_page.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

constexpr float kWidest = 620;                   // of the board
constexpr Point kFromCorner{kUsualSide - 2, 5};  // the first stone, on the second line
constexpr std::array kSteps{Point{0, 0}, Point{-1, -2}, Point{0, 1}, Point{-1, 5},
                            Point{0, 2}, Point{0, 6}};  // from the first stone; an open three of black

// The game of the sample, and what is marked on its board.
struct Sample {
  Game game{Start{}};
  std::vector<Point> order;
  std::vector<StandingThreat> threats;
};

Sample short_game(const Context& context) {
  Sample sample;
  for (const Point step : kSteps) {
    sample.order.push_back({kFromCorner.row + step.row, kFromCorner.column + step.column});
    sample.game.play({.at = sample.order.back()});
  }
  sample.threats = shown_threats(context, sample.game);
  return sample;
}

void paint(Canvas& canvas, const Context& context, Rect area, const Sample& sample) {
  const BoardLook look = board_look(context);
  canvas.rounded(area, radius::kControl, theme_of(context, look.window).colour.canvas);
  canvas.outline(area, radius::kControl, ui::kLine, context.theme.colour.hairline);
  const float side = std::min(area.w - 2 * space::kBase, kWidest);
  const Rect plate{area.centre().x - side / 2, area.bottom() - space::kTiny - side, side, side};
  const BoardGeometry geometry(plate, kUsualSide,
                               look.coordinates ? Coordinates::Shown : Coordinates::Hidden);
  draw_bare_board(canvas, context, look, geometry);
  const Board& board = sample.game.board();
  BoardMarks marks;
  marks.order = sample.order;
  marks.threats = sample.threats;
  const Palette palette = theme_of(context, look.board).colour;
  const MarkPainter painter{canvas, geometry, palette, marks};
  painter.draw_threats();
  for (const Point at : sample.order) draw_stone(canvas, geometry, board[at], at);
  if (look.numbers)
    painter.draw_numbers(board);
  else
    painter.draw_last(board);
}

}  // namespace

Painting settings_sample(const Context& context) {
  return [sample = short_game(context)](Canvas& canvas, const Context& now, Rect area) {
    paint(canvas, now, area, sample);
  };
}

}  // namespace quintet::gomoku
