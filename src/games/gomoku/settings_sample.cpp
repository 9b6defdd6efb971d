#include "games/gomoku/settings_sample.hpp"

#include <algorithm>
#include <array>

#include "games/gomoku/board_marks.hpp"
#include "games/gomoku/board_page.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

constexpr float kWidest = 620;                   // of the board
constexpr Point kFromCorner{kUsualSide - 2, 5};  // the first stone, on the second line
constexpr std::array kSteps{Point{0, 0}, Point{-1, -2}, Point{0, 1}, Point{-1, 5},
                            Point{0, 2}, Point{0, 6}};  // from the first stone; an open three of black

Game short_game() {
  Game game{Start{}};
  for (const Point step : kSteps)
    game.play({.at = {kFromCorner.row + step.row, kFromCorner.column + step.column}});
  return game;
}

}  // namespace

void paint_settings_sample(Canvas& canvas, const Context& context, Rect area) {
  static const Game game = short_game();
  const BoardLook look = board_look(context);
  canvas.rounded(area, radius::kControl, theme_of(context, look.window).colour.canvas);
  canvas.outline(area, radius::kControl, ui::kLine, context.theme.colour.hairline);
  const float side = std::min(area.w - 2 * space::kBase, kWidest);
  const Rect plate{area.centre().x - side / 2, area.bottom() - space::kTiny - side, side, side};
  const BoardGeometry geometry(plate, kUsualSide,
                               look.coordinates ? Coordinates::Shown : Coordinates::Hidden);
  draw_bare_board(canvas, context, look, geometry);

  BoardMarks marks;
  std::vector<Point> order;
  for (const Point step : kSteps)
    order.push_back({kFromCorner.row + step.row, kFromCorner.column + step.column});
  marks.order = order;
  const std::vector<StandingThreat> threats = shown_threats(context, game);
  marks.threats = threats;
  for (const Point at : marks.order) draw_stone(canvas, geometry, game.board()[at], at);
  const Palette palette = theme_of(context, look.board).colour;
  const MarkPainter painter{canvas, geometry, palette, marks};
  painter.draw_threats();
  if (look.numbers)
    painter.draw_numbers(game.board());
  else
    painter.draw_last(game.board());
}

}  // namespace quintet::gomoku
