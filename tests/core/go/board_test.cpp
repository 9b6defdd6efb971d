#include "core/go/board.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/go/drawn.hpp"

namespace quintet::go {
namespace {

using testing::UnorderedElementsAre;

std::vector<std::string_view> rows_of(std::string_view text) {
  return split_lines(text);
}

TEST(GoBoard, NamesPointsWithoutTheLetterI) {
  EXPECT_EQ(point_name({18, 0}, 19), "A1");
  EXPECT_EQ(point_name({9, 9}, 19), "K10");
  EXPECT_EQ(point_name({0, 18}, 19), "T19");
  EXPECT_EQ(point_name({0, 24}, 25), "Z25");
  EXPECT_EQ(read_point_name("j9", 19), (Point{10, 8}));
  for (const char* bad : {"", "I5", "A0", "A01", "A20", "U1", "K", "5", "A-1", "pass", "AA1"})
    EXPECT_FALSE(read_point_name(bad, 19)) << bad;
}

TEST(GoBoard, SharesLibertiesAmongTheStonesOfAChain) {
  const Drawn it = drawn(R"(
      . . . . .
      . X X . .
      . X O . .
      . . . . .
      . . . . .)");
  EXPECT_EQ(it.board.chain_size({1, 1}), 3);
  EXPECT_EQ(it.board.liberties({2, 1}), 6);
  EXPECT_EQ(it.board.liberties({2, 2}), 2);
  EXPECT_THAT(it.board.liberty_points({2, 2}), UnorderedElementsAre(Point{2, 3}, Point{3, 2}));
  EXPECT_TRUE(it.board.same_chain({1, 2}, {2, 1}));
}

TEST(GoBoard, TakesTheOtherColourFirst) {
  Drawn it = drawn(R"(
      a O X . .
      O O X . .
      X X X . .
      . . . . .
      . . . . .)");
  EXPECT_FALSE(it.board.is_suicide(it['a'], Colour::Black));
  EXPECT_TRUE(it.board.is_suicide(it['a'], Colour::White));
  const Board::Taken taken = it.board.place(it['a'], Colour::Black);
  EXPECT_EQ(taken.others, 3);
  EXPECT_EQ(taken.own, 0);
  EXPECT_EQ(it.board.stones(Colour::White), 0);
  EXPECT_EQ(it.board.liberties({0, 0}), 2);
  EXPECT_FALSE(it.board.ko());
}

TEST(GoBoard, TakesItsOwnChainWhereNothingElseIsLeft) {
  Drawn it = drawn(R"(
      a O X . .
      O O X . .
      X X X . .
      . . . . .
      . . . . .)");
  EXPECT_EQ(it.board.place(it['a'], Colour::White).own, 4);
  EXPECT_EQ(it.board.stones(Colour::White), 0);
}

TEST(GoBoard, ForbidsToTakeBackASingleStoneAtOnce) {
  Drawn it = drawn(R"(
      . X O . .
      X O a O .
      . X O . .
      . . . . .
      . . . . .)");
  EXPECT_EQ(it.board.place(it['a'], Colour::Black).others, 1);
  EXPECT_EQ(it.board.ko(), (Point{1, 1}));
  it.board.place({4, 4}, Colour::White);
  EXPECT_FALSE(it.board.ko());
}

TEST(GoBoard, AllowsToTakeBackWhereMoreThanOneStoneIsTaken) {
  // Black takes two stones with one; white takes that one back.
  Drawn it = drawn(R"(
      . X X O .
      X O O a O
      . X X O .
      . . . . .
      . . . . .)");
  EXPECT_EQ(it.board.place(it['a'], Colour::Black).others, 2);
  EXPECT_FALSE(it.board.ko());
}

TEST(GoBoard, HasTheKeyOfItsStonesHoweverTheyCame) {
  Drawn one = drawn(R"(
      a O X . .
      O O X . .
      X X X . .
      . . . . .
      . . . . .)");
  const std::uint64_t promised = one.board.key_after(one['a'], Colour::Black);
  one.board.place(one['a'], Colour::Black);
  const Drawn other = drawn(R"(
      X . X . .
      . . X . .
      X X X . .
      . . . . .
      . . . . .)");
  EXPECT_EQ(one.board.key(), promised);
  EXPECT_EQ(one.board.key(), other.board.key());
  EXPECT_EQ(one.board, other.board);
}

TEST(GoBoard, IsReadAndWrittenAsRows) {
  const std::string_view text = ".....\n.XXX.\n.XOX.\n.O.O.\n.....\n";
  const auto board = read_board(rows_of(text));
  ASSERT_TRUE(board);
  EXPECT_EQ(write_board(*board), text);
  EXPECT_EQ(read_board(rows_of(".....\n.xxx.\n.xox.\n.o.o.\n.....\n")).value(), *board);
}

TEST(GoBoard, KeepsStonesThatWouldBeTakenIfPlacedOneByOne) {
  // Both chains have liberties in the end, whatever comes first.
  const std::string_view text = ".XO..\nXXO..\nOOO..\n.....\n.....\n";
  EXPECT_EQ(write_board(read_board(rows_of(text)).value()), text);
}

TEST(GoBoard, IsRefusedWithThePlaceOfTheError) {
  struct Bad {
    std::string_view text;
    int line, column;
  };
  for (const Bad& bad :
       {Bad{"....\n....\n....\n....\n", 1, 1}, Bad{".....\n....\n.....\n.....\n.....\n", 2, 5},
        Bad{".....\n.....\n..?..\n.....\n.....\n", 3, 3}, Bad{"XO...\nO....\n.....\n.....\n.....\n", 1, 1},
        Bad{"", 1, 1}}) {
    const auto board = read_board(rows_of(bad.text));
    ASSERT_FALSE(board) << bad.text;
    EXPECT_EQ(board.error().line, bad.line) << bad.text;
    EXPECT_EQ(board.error().column, bad.column) << bad.text;
  }
}

TEST(GoBoard, HasStarsAndPlacesOfHandicapStones) {
  EXPECT_EQ(star_points(19).size(), 9U);
  EXPECT_EQ(star_points(13).size(), 5U);
  EXPECT_EQ(star_points(9).size(), 5U);
  EXPECT_EQ(star_points(8).size(), 4U);
  EXPECT_TRUE(star_points(6).empty());
  EXPECT_EQ(fixed_handicap(19, 2), (std::vector<Point>{{15, 3}, {3, 15}}));
  for (int side = kLeastSide; side <= kMostSide; ++side) {
    for (int stones = 2; stones <= most_fixed_handicap(side); ++stones) {
      auto points = fixed_handicap(side, stones);
      EXPECT_EQ(points.size(), static_cast<std::size_t>(stones));
      std::ranges::sort(points);
      EXPECT_EQ(std::ranges::unique(points).begin(), points.end()) << side << ' ' << stones;
      EXPECT_EQ(std::ranges::count(points, Point{side / 2, side / 2}),
                stones == 5 || stones == 7 || stones == 9)
          << side << ' ' << stones;
    }
  }
}

}  // namespace
}  // namespace quintet::go
