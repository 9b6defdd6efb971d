#include "core/go/vital.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "core/go/drawn.hpp"
#include "core/go/problem.hpp"

namespace quintet::go {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::vector<Point> vital_in(const Board& board, Colour to_move) {
  std::vector<Point> points;
  for (const Board::Cell cell : vital_points(board, to_move)) points.push_back(board.point(cell));
  return points;
}
std::vector<Point> vital_in(std::string_view picture, Colour to_move) {
  return vital_in(drawn(picture).board, to_move);
}

// Their right moves are proved in another way.
TEST(GoVitalPoints, AreTheRightMovesOfTheProblems) {
  int count = 0;
  for (const Problem& problem : problems()) {
    if (is_counted(problem.kind)) continue;
    ++count;
    EXPECT_EQ(vital_in(problem.board(), problem.to_move), problem.right) << problem.id;
  }
  EXPECT_GT(count, 100);
}

constexpr std::string_view kThreeInARow = R"(
    . X O . . . .
    a X O . . . .
    . X O . . . .
    X X O . . . .
    O O O . . . .
    . . . . . . .
    . . . . . . .)";

TEST(GoVitalPoints, AreTheSameForBothSidesInTheMiddleOfThree) {
  const Point middle = drawn(kThreeInARow)['a'];
  EXPECT_THAT(vital_in(kThreeInARow, Colour::Black), ElementsAre(middle));
  EXPECT_THAT(vital_in(kThreeInARow, Colour::White), ElementsAre(middle));
}

// Four in a row live, two are dead, whoever moves.
TEST(GoVitalPoints, AreNowhereWhereAllIsDecided) {
  for (const std::string_view picture : {R"(
    . X O . . . .
    . X O . . . .
    . X O . . . .
    . X O . . . .
    X X O . . . .
    O O O . . . .
    . . . . . . .)",
                                         R"(
    . X O . . . .
    . X O . . . .
    X X O . . . .
    O O O . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .)"}) {
    EXPECT_THAT(vital_in(picture, Colour::Black), IsEmpty());
    EXPECT_THAT(vital_in(picture, Colour::White), IsEmpty());
  }
}

TEST(GoVitalPoints, AreNotSoughtWhereAGroupCanRun) {
  constexpr std::string_view kOpen = R"(
    . X O . . . .
    . X O . . . .
    . X O . . . .
    X X . . . . .
    O O . . . . .
    . . . . . . .
    . . . . . . .)";
  EXPECT_THAT(vital_in(kOpen, Colour::Black), IsEmpty());
  EXPECT_THAT(vital_in(kOpen, Colour::White), IsEmpty());
}

// The stone inside has no liberty elsewhere, so it belongs to the region: it is taken, or grows.
TEST(GoVitalPoints, CountWhatIsInside) {
  constexpr std::string_view kStoneInside = R"(
    O X O . . . .
    a X O . . . .
    . X O . . . .
    X X O . . . .
    O O O . . . .
    . . . . . . .
    . . . . . . .)";
  const Point middle = drawn(kStoneInside)['a'];
  EXPECT_THAT(vital_in(kStoneInside, Colour::Black), ElementsAre(middle));
  EXPECT_THAT(vital_in(kStoneInside, Colour::White), ElementsAre(middle));
}

// The same in each corner of a large board, and in its middle, where a group is closed too.
TEST(GoVitalPoints, AreFoundAnywhereOnALargeBoard) {
  constexpr int kSide = 19;
  const Board small = drawn(kThreeInARow).board;
  for (const auto& [row_step, column_step] : {std::pair{1, 1}, {1, -1}, {-1, 1}, {-1, -1}}) {
    const auto there = [&](Point at) {
      return Point{row_step > 0 ? at.row : kSide - 1 - at.row,
                   column_step > 0 ? at.column : kSide - 1 - at.column};
    };
    Board board(kSide);
    for (std::size_t i = 0; i < small.grid().cells().size(); ++i) {
      const Point at = small.grid().point(i);
      if (!small.is_empty(at)) board.place(there(at), colour_of(small[at]));
    }
    EXPECT_THAT(vital_in(board, Colour::White), ElementsAre(there({1, 0})));
  }
  constexpr std::string_view kMiddle = R"(
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . O O O O O . . . . .
    . . O O X X X O O . . . .
    . . O X X . X X O . . . .
    . . O X . a . X O . . . .
    . . O X X . X X O . . . .
    . . O O X X X O O . . . .
    . . . O O O O O . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .)";
  EXPECT_THAT(vital_in(kMiddle, Colour::Black), ElementsAre(drawn(kMiddle)['a']));
}

TEST(GoVitalPoints, StopAtOnce) {
  std::stop_source stop;
  stop.request_stop();
  EXPECT_THAT(vital_points(drawn(kThreeInARow).board, Colour::Black, stop.get_token()), IsEmpty());
}

}  // namespace
}  // namespace quintet::go
