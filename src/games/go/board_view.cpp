#include "games/go/board_view.hpp"

#include <algorithm>

namespace quintet::go {

using namespace ui;

void BoardView::show(const Played& played, Duration now) {
  finish();
  if (played.stone == Stone::None) return;
  drop(played.move.at, now);
  if (played.captured.empty()) return;
  const bool own = std::ranges::find(played.captured, played.move.at) != played.captured.end();
  const Colour mover = colour_of(played.stone), taken = own ? mover : other(mover);
  take(played.captured, stone_of(taken), lids_ ? lids_(other(taken)) : centre(played.move.at));
}

void BoardView::draw(Canvas& canvas, const BoardLook& look, const Board& board, const BoardMarks& marks,
                     Duration now) const {
  const Palette palette = theme_of(context_, look.board).colour;
  const Grid<Stone> stones = board.grid();
  const MarkPainter painter{canvas, grid(), palette, stones, marks};
  StoneBoard::draw(canvas, look, stones, marks, now,
                   {.below =
                        [&] {
                          painter.draw_territory();
                          painter.draw_ko();
                          painter.draw_hinted();
                        },
                    .above =
                        [&] {
                          painter.draw_ataris();
                          painter.draw_judged();
                          painter.draw_estimate();
                          painter.draw_liberties();
                        }});
}

std::vector<Point> opening_stones(int side) {
  const int near = side < 13 ? 2 : 3, far = side - 1 - near, middle = side / 2;
  if (side < 9) return {{middle, middle}, {near, far}, {far, near}};
  if (side < 13) return {{near, far}, {far, near}, {far, far}, {near, near + 1}, {middle, middle}};
  return {{near, far},
          {far, near},
          {far, far},
          {near, near},
          {near - 1, near + 2},
          {near - 1, near},
          {near - 1, middle + 1},
          {middle + 1, near},
          {far + 1, near + 2},
          {far - 1, near + 1}};
}

void ExampleBoard::fit(Rect area) {
  area_ = area;
  if (start_) view_.fit(area_, start_->side);
}

void ExampleBoard::show(const Start& start, Duration now) {
  if (start_ == start) return;
  start_ = start;
  game_ = Game(start);
  stones_.clear();
  Played last;
  if (start.handicap == 0) {
    stones_ = opening_stones(start.side);
    for (const Point at : stones_) last = game_.play({.at = at});
  }
  view_.finish();
  view_.show_undo({}, now);
  view_.fit(area_, start.side);
  view_.show(last, now);
}

void ExampleBoard::draw(Canvas& canvas, Duration now) const {
  BoardLook look = board_look(context_);
  look.numbers = false;
  BoardMarks marks;
  marks.order = stones_;
  view_.draw(canvas, look, game_.board(), marks, now);
}

}  // namespace quintet::go
