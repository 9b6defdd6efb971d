#include "games/gomoku/example_board.hpp"

#include <array>
#include <span>

namespace quintet::gomoku {

using namespace ui;
namespace {

// Stones from the middle of the board, black and white in turn.
// A game that has begun well for both.
constexpr std::array kPosition{Point{0, 0},  Point{-1, 1}, Point{1, 1}, Point{-1, -1}, Point{1, -1},
                               Point{-1, 0}, Point{-1, 2}, Point{2, 0}, Point{0, 2}};
// Black fills the gap between three and two stones: six in a row.
constexpr std::array kSix{Point{0, -3}, Point{1, -2}, Point{0, -2}, Point{-1, -1}, Point{0, -1}, Point{1, 1},
                          Point{0, 1},  Point{-1, 2}, Point{0, 2},  Point{2, -1},  Point{0, 0}};
// White's six do not win, black's five do.
constexpr std::array kFive{Point{-1, -2}, Point{2, -3}, Point{-1, -1}, Point{2, -2}, Point{-1, 0},
                           Point{2, -1},  Point{-3, 2}, Point{2, 1},   Point{-2, 2}, Point{2, 2},
                           Point{-1, 1},  Point{2, 0},  Point{-1, 2}};
// Black to move: a stone in the middle would make two open threes at once.
constexpr std::array kDoubleThree{Point{0, -1}, Point{-1, -3}, Point{0, -2}, Point{-2, -1},
                                  Point{1, 0},  Point{3, 1},   Point{2, 0},  Point{-2, 2}};
constexpr std::array kOne{Point{0, 0}};
constexpr std::array kThree{Point{0, 0}, Point{-1, 1}, Point{1, 1}};
constexpr std::array kFiveOfSwap2{Point{0, 0}, Point{-1, 1}, Point{1, 1}, Point{1, 2}, Point{-1, 3}};

std::span<const Point> drawing_of(const Start& start, Subject subject) {
  if (subject == Subject::Opening)
    return start.opening == Opening::Free   ? std::span<const Point>(kOne)
           : start.opening == Opening::Swap ? std::span<const Point>(kThree)
                                            : std::span<const Point>(kFiveOfSwap2);
  if (start.rule == Rule::Renju) return kDoubleThree;
  if (subject == Subject::Position) return kPosition;
  return start.rule == Rule::Freestyle ? std::span<const Point>(kSix) : std::span<const Point>(kFive);
}

}  // namespace

std::vector<Point> example_stones(const Start& start, Subject subject) {
  const Point middle{start.side / 2, start.side / 2};
  std::vector<Point> stones;
  for (const Point from_middle : drawing_of(start, subject)) stones.push_back(middle + from_middle);
  return stones;
}

ExampleBoard::ExampleBoard(Context& context) : context_(context), view_(context) {}

void ExampleBoard::fit(Rect area) {
  area_ = area;
  if (start_) view_.fit(area_, start_->side);
}

void ExampleBoard::show(const Start& start, Subject subject, Duration now) {
  if (start_ == start && subject_ == subject) return;
  start_ = start;
  subject_ = subject;
  // In an opening the colours are chosen between the stones; here only the stones are shown.
  game_ = Game(Start{start.side, start.rule, Opening::Free});
  stones_ = example_stones(start, subject);
  Played last;
  for (const Point at : stones_) last = game_.play({.at = at});
  forbidden_ = start.rule == Rule::Renju && subject != Subject::Opening ? forbidden_points(game_.board())
                                                                        : std::vector<ForbiddenPoint>{};
  view_.finish();
  view_.show_undo({}, now);
  view_.fit(area_, start.side);
  view_.show(last, now);
}

void ExampleBoard::draw(Canvas& canvas, Duration now) const {
  BoardLook look = board_look(context_);
  look.numbers = subject_ == Subject::Opening;
  BoardMarks marks;
  marks.order = stones_;
  marks.forbidden = forbidden_;
  view_.draw(canvas, look, game_, marks, now);
}

}  // namespace quintet::gomoku
