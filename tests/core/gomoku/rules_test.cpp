#include "core/gomoku/rules.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "core/gomoku/drawn.hpp"
#include "core/gomoku/renju_by_definition.hpp"
#include "core/random.hpp"

namespace quintet::gomoku {
namespace {

// The length of the winning row when `stone` is set on the marked point.
std::size_t row_length(std::string_view picture, Stone stone, Rule rule) {
  Drawn position = drawn(picture);
  position.board.set(position.marked.at(0), stone);
  return winning_row(position.board, position.marked.at(0), rule).size();
}

constexpr std::string_view kFiveToBe = R"(
  . . . . . . .
  . x . . . . .
  . . x . . . .
  . . . * . . .
  . . . . x . .
  . . . . . x .
  . . . . . . . )";

constexpr std::string_view kSixToBe = R"(
  . . . . . . .
  . . . . . . .
  . x x x * x x
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . . )";

TEST(GomokuRules, FiveWinsUnderEveryRule) {
  for (const Rule rule : kRules) EXPECT_EQ(row_length(kFiveToBe, Stone::Black, rule), 5U);
}

TEST(GomokuRules, SixWinsOnlyWhereLongRowsCount) {
  EXPECT_EQ(row_length(kSixToBe, Stone::Black, Rule::Freestyle), 6U);
  EXPECT_EQ(row_length(kSixToBe, Stone::Black, Rule::Exact), 0U);
  EXPECT_EQ(row_length(kSixToBe, Stone::Black, Rule::Renju), 0U);
  std::string white(kSixToBe);
  std::ranges::replace(white, 'x', 'o');
  EXPECT_EQ(row_length(white, Stone::White, Rule::Renju), 6U);
  EXPECT_EQ(row_length(white, Stone::White, Rule::Exact), 0U);
}

TEST(GomokuRules, FourWinsNothing) {
  EXPECT_EQ(row_length(kSixToBe, Stone::White, Rule::Freestyle), 0U);
}

Forbidden judged(std::string_view picture) {
  const Drawn position = drawn(picture);
  return forbidden(position.board, position.marked.at(0));
}

TEST(RenjuForbids, AnOverline) {
  EXPECT_EQ(judged(kSixToBe), Forbidden::Overline);
}

TEST(RenjuForbids, TwoOpenThrees) {
  EXPECT_EQ(judged(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . x . . . .
    . . . . x . . . .
    . . x x * . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . . )"),
            Forbidden::DoubleThree);
}

// The shapes that make the marked point forbidden, as sorted names of their points.
std::vector<std::string> shapes(std::string_view picture) {
  const Drawn position = drawn(picture);
  std::vector<std::string> names;
  for (const Row& row : forbidden_shapes(position.board, position.marked.at(0))) {
    std::string name;
    for (const Point at : row) name += write_point(at, position.board.side());
    names.push_back(name);
  }
  std::ranges::sort(names);
  return names;
}

TEST(ForbiddenShapes, AreTheTwoThrees) {
  EXPECT_EQ(shapes(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . x . . . .
    . . . . x . . . .
    . . x x * . x . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . . )"),
            (std::vector<std::string>{}));
  EXPECT_EQ(shapes(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . x . . . .
    . . . . x . . . .
    . . x x * . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . . )"),
            (std::vector<std::string>{"c5d5e5", "e7e6e5"}));
}

TEST(ForbiddenShapes, AreTheTwoFoursOfOneLine) {
  EXPECT_EQ(shapes(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . x . x * x . x .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . . )"),
            (std::vector<std::string>{"b5d5e5f5", "d5e5f5h5"}));
}

TEST(ForbiddenShapes, IsTheWholeOverline) {
  EXPECT_EQ(shapes(kSixToBe), (std::vector<std::string>{"b5c5d5e5f5g5"}));
}

TEST(RenjuForbids, TwoFours) {
  EXPECT_EQ(judged(R"(
    . . . . . . . . .
    . . . . x . . . .
    . . . . x . . . .
    . . . . x . . . .
    o x x x * . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . . )"),
            Forbidden::DoubleFour);
}

TEST(RenjuForbids, TwoFoursOnOneLine) {
  for (const char* row : {"x.x*x.x..", "xx.*x.xx.", "xxx.*.xxx"}) {
    std::string picture(row);
    for (int i = 0; i < 8; ++i) picture += "\n.........";
    EXPECT_EQ(judged(picture), Forbidden::DoubleFour) << row;
  }
}

TEST(RenjuAllows, AStraightFour) {
  EXPECT_EQ(judged(".........\n.xxx*....\n.........\n.........\n.........\n.........\n.........\n.........\n."
                   "........"),
            Forbidden::No);
}

TEST(RenjuAllows, AFourAndAThree) {
  EXPECT_EQ(judged(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . x . . . .
    . . . . x . . . .
    o x x x * . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . . )"),
            Forbidden::No);
}

TEST(RenjuAllows, FiveTogetherWithAnOverline) {
  EXPECT_EQ(judged(R"(
    . . . . . . . . .
    . . . . x . . . .
    . . . . x . . . .
    . . . . x . . . .
    x x x x * x . . .
    . . . . x . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . . )"),
            Forbidden::No);
}

TEST(RenjuAllows, AThreeWhoseStraightFourWouldBeForbidden) {
  // The vertical three could only grow at f8, where black would make six in a row.
  EXPECT_EQ(judged(R"(
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . o . . . . .
    x x x . . . x x . . .
    . . . . . x . . . . .
    . . . . . x . . . . .
    . . . x x * . . . . .
    . . . . . . . . . . .
    . . . . . o . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . . )"),
            Forbidden::No);
}

TEST(RenjuAllows, AThreeWithoutRoom) {
  EXPECT_EQ(judged(R"(
    . . . . . . . . .
    . . . . o . . . .
    . . . . . . . . .
    . . . . x . . . .
    . . x x * . . . .
    . . . . x . . . .
    . . . . o . . . .
    . . . . . . . . .
    . . . . . . . . . )"),
            Forbidden::No);
}

// The row could become a straight four only at i8, where black makes five: by the definition, "without at the same time
// a five in a row is made", it is not a three.
TEST(RenjuAllows, AThreeWhoseStraightFourWouldBeFive) {
  constexpr const char* kFive = R"(
    . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . .
    . . . . . . . . o . . . . . .
    . . . . . . . . x . . . . . .
    . . . . . . . . x . . . . . .
    . . . . . . . . x . . . . . .
    . . . . . . . . x . . . . . .
    . . . o . x x * . . . . . . .
    . . . . . . . x . . . . . . .
    . . . . . . . x . . . . . . .
    . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . )";
  const Drawn position = drawn(kFive);
  const Point at = position.marked.at(0);
  EXPECT_EQ(judged(kFive), Forbidden::No);
  EXPECT_EQ(by_definition::forbidden(position.board, at), Forbidden::No);
  // With two stones fewer on the column it is a double three again.
  Board three = position.board;
  for (const Point gone : {Point{3, 8}, Point{4, 8}}) three.set(gone, Stone::None);
  EXPECT_EQ(forbidden(three, at), Forbidden::DoubleThree);
}

// Black stones cluster near the centre, so that there are many threes and fours.
Board crowded(Random& chance, int side) {
  Board board(side);
  const auto stones = 6 + chance.below(static_cast<std::uint64_t>(side * side) / 3);
  for (std::uint64_t i = 0; i < stones; ++i) {
    const Point at{static_cast<int>(chance.below(static_cast<std::uint64_t>(side))),
                   static_cast<int>(chance.below(static_cast<std::uint64_t>(side)))};
    board.set(at, chance.below(3) == 0 ? Stone::White : Stone::Black);
  }
  return board;
}

TEST(RenjuForbids, WhatTheDefinitionForbids) {
  Random chance(20);
  std::array<int, 4> seen{};
  for (int round = 0; round < 80; ++round) {
    const Board board = crowded(chance, round % 4 == 0 ? 15 : 9);
    for (std::size_t i = 0; i < board.cells().cells().size(); ++i) {
      const Point at = board.cells().point(i);
      if (!board.is_empty(at)) continue;
      const Forbidden expected = by_definition::forbidden(board, at);
      ++seen[static_cast<std::size_t>(expected)];
      ASSERT_EQ(forbidden(board, at), expected) << write_point(at, board.side()) << '\n'
                                                << write_board(board);
    }
  }
  for (const int count : seen) EXPECT_GT(count, 3);
}

}  // namespace
}  // namespace quintet::gomoku
