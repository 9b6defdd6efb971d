#include "games/gomoku/art.hpp"

#include <algorithm>
#include <array>

#include "games/gomoku/board_look.hpp"
#include "games/gomoku/board_view.hpp"
#include "games/gomoku/settings.hpp"

namespace quintet::gomoku {

using namespace ui;
using enum Beat::What;

StoneBowl stone_bowl(const Board& board, Colour colour) {
  const int all = (board.side() * board.side() + (colour == Colour::Black ? 1 : 0)) / 2;
  return ui::stone_bowl(colour, std::max(0, all - board.stones(stone_of(colour))), all);
}

namespace {

constexpr StoneLook::Style kOnMenu{
    .whole_area = true, .wood = true, .corner = radius::kControl, .ring = 0.5F, .ring_width = 0.07F};
constexpr StoneLook::Style kOnCard{.whole_area = true,
                                   .line_strength = 0.6F,
                                   .number = 0.56F,
                                   .cross = 0.24F,
                                   .cross_width = 0.13F,
                                   .cross_ground = 0};

}  // namespace

void paint_menu_art(Canvas& canvas, const Theme& theme, Rect area) {
  static const StoneLook look(kOnMenu);
  static const Diagram diagram(
      {"....x", "..oxo", ".oxo.", ".xo..", "x...."},
      {{Mark, {0, 4}}, {Mark, {1, 3}}, {Mark, {2, 2}}, {Mark, {3, 1}}, {Mark, {4, 0}}});
  const auto guard = canvas.saved();
  canvas.clip(area);
  paint_diagram(canvas, theme, area, diagram, look);
}

namespace {

const StoneLook kCardLook(kOnCard);

const std::array<Diagram, kRules.size()>& rule_diagrams() {
  static const std::array all{
      Diagram({".......", "xxxxxx.", "......."}, {Beat{Line}}).with_line({{1, 0}, {1, 5}}),
      Diagram({".......", ".xxxxx.", "......."}, {Beat{Line}}).with_line({{1, 1}, {1, 5}}),
      Diagram({"...x...", ".xx!...", "...x..."})};
  return all;
}

const std::array<Diagram, kOpenings.size()>& opening_diagrams() {
  static const std::array all{Diagram({".......", "...1...", "......."}),
                              Diagram({"....2..", "...1...", "....3.."}),
                              Diagram({"....2.5", "...1...", "....34."})};
  return all;
}

}  // namespace

void paint_rule_art(Canvas& canvas, const Theme& board, Rect area, Rule rule) {
  paint_diagram(canvas, board, area, rule_diagrams()[static_cast<std::size_t>(rule)], kCardLook);
}

void paint_opening_art(Canvas& canvas, const Theme& board, Rect area, Opening opening) {
  paint_diagram(canvas, board, area, opening_diagrams()[static_cast<std::size_t>(opening)], kCardLook);
}

void draw_thumbnail(Canvas& canvas, const Context& context, int side, const std::vector<Point>& stones,
                    Rect area) {
  PositionPicture picture{Grid({side, side}, Stone::None)};
  for (std::size_t i = 0; i < stones.size(); ++i)
    picture.stones[stones[i]] = i % 2 == 0 ? Stone::Black : Stone::White;
  if (!stones.empty()) picture.last = stones.back();
  ui::draw_thumbnail(canvas, theme_of(context, board_look(context).board).colour, picture, area);
}

PositionPicture picture_of(const Match& match) {
  return {match.game().board().cells(), match.last_stone()};
}

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
  const BoardGrid grid = point_grid(plate, kUsualSide, look.coordinates);
  draw_bare_board(canvas, context, look, grid);
  const Board& board = sample.game.board();
  BoardMarks marks;
  marks.order = sample.order;
  marks.threats = sample.threats;
  const Palette palette = theme_of(context, look.board).colour;
  MarkPainter{canvas, grid, palette, marks}.draw_threats();
  for (const Point at : sample.order) draw_stone(canvas, grid, board[at], at);
  const StoneMarkPainter stones{canvas, grid, palette, marks};
  if (look.numbers)
    stones.draw_numbers(board.cells());
  else
    stones.draw_last(board.cells());
}

}  // namespace

Painting settings_sample(const Context& context) {
  return [sample = short_game(context)](Canvas& canvas, const Context& here, Rect area) {
    paint(canvas, here, area, sample);
  };
}

}  // namespace quintet::gomoku
