#include "core/gomoku/position.hpp"

#include <gtest/gtest.h>

#include "core/gomoku/drawn.hpp"
#include "core/random.hpp"

namespace quintet::gomoku {
namespace {

// The pattern that a black stone on the marked point makes along the row, on a line of eleven points.
Pattern pattern_of(std::string_view row, Rule rule = Rule::Freestyle) {
  std::string picture(row);
  while (picture.size() < 11) picture += '.';
  for (int i = 0; i < 10; ++i) picture += "\n...........";
  const Drawn line = drawn(picture);
  const Position position(line.board, rule);
  return static_cast<Pattern>(position.code(Colour::Black, position.cell(line.marked.at(0))) & 15U);
}

TEST(GomokuPattern, IsReadFromTheLine) {
  EXPECT_EQ(pattern_of(".xxxx*....."), Pattern::Five);
  EXPECT_EQ(pattern_of("..xxx*....."), Pattern::OpenFour);
  EXPECT_EQ(pattern_of(".oxxx*....."), Pattern::BlockedFour);
  EXPECT_EQ(pattern_of("xxx*......."), Pattern::BlockedFour);
  EXPECT_EQ(pattern_of("..xx.x*...."), Pattern::BlockedFour);
  EXPECT_EQ(pattern_of("...xx*....."), Pattern::OpenThree);
  EXPECT_EQ(pattern_of("..x.x*....."), Pattern::SplitThree);
  EXPECT_EQ(pattern_of("..oxx*....."), Pattern::BlockedThree);
  EXPECT_EQ(pattern_of("....x*....."), Pattern::OpenTwoMost);
  EXPECT_EQ(pattern_of("...ox*....."), Pattern::BlockedTwo);
  EXPECT_EQ(pattern_of("o*xxo......"), Pattern::Dead);
  EXPECT_EQ(pattern_of("..........*"), Pattern::BlockedOne);
}

TEST(GomokuPattern, KnowsTheRule) {
  EXPECT_EQ(pattern_of("xxx*xx....."), Pattern::Five);
  EXPECT_EQ(pattern_of("xxx*xx.....", Rule::Exact), Pattern::Dead);
  EXPECT_EQ(pattern_of("xxx*xx.....", Rule::Renju), Pattern::Overline);
  EXPECT_EQ(pattern_of(".x.x*x.x...", Rule::Freestyle), Pattern::OpenFour);
  EXPECT_EQ(pattern_of(".x.x*x.x...", Rule::Renju), Pattern::DoubleFour);
  // A stone at the left end would make six.
  EXPECT_EQ(pattern_of("x.xxx*.....", Rule::Exact), Pattern::BlockedFour);
}

TEST(GomokuThreat, JoinsTheLinesThroughAPoint) {
  const Drawn cross = drawn(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . x . . . .
    . . . . x . . . .
    o x x x * . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . . )");
  const Position position(cross.board, Rule::Freestyle);
  EXPECT_EQ(position.threat(Colour::Black, position.cell(cross.marked.at(0))), Threat::FourThree);
  EXPECT_EQ(position.count(Colour::Black, Threat::FourThree), 1);
}

// The state of a position does not depend on the order of the stones, and every stone can be removed.
TEST(GomokuPosition, IsTheSameWhenRebuilt) {
  for (const Rule rule : kRules) {
    for (const int side : {5, 15, 20}) {
      Random chance(7);
      for (int game = 0; game < 10; ++game) {
        Position position(side, rule);
        std::vector<Position> past;
        for (int i = 0; i < 60 && !position.full(); ++i) {
          const auto cell = static_cast<Cell>(chance.below(static_cast<std::uint64_t>(position.cells())));
          if (!position.is_empty(cell)) continue;
          past.push_back(position);
          position.place(cell);
          ASSERT_EQ(position, Position(position.board(), rule)) << write_board(position.board());
        }
        for (; !past.empty(); past.pop_back()) {
          position.take_back();
          ASSERT_EQ(position, past.back());
        }
      }
    }
  }
}

TEST(GomokuPosition, AgreesWithTheRulesOnForbiddenPoints) {
  Random chance(3);
  int seen = 0;
  for (int round = 0; round < 200; ++round) {
    Board board(13);
    for (int i = 0; i < 40; ++i) {
      const Point at{static_cast<int>(chance.below(9)), static_cast<int>(chance.below(9))};
      if (board.is_empty(at)) board.set(at, to_move(board) == Colour::Black ? Stone::Black : Stone::White);
    }
    if (to_move(board) != Colour::Black) continue;
    const Position position(board, Rule::Renju);
    for (Cell cell = 0; cell < position.cells(); ++cell) {
      if (!position.is_empty(cell)) continue;
      const bool expected = forbidden(board, position.point(cell)) != Forbidden::No;
      seen += static_cast<int>(expected);
      ASSERT_EQ(position.is_forbidden(cell), expected) << write_point(position.point(cell), 13) << '\n'
                                                       << write_board(board);
    }
  }
  EXPECT_GT(seen, 50);
}

TEST(GomokuPosition, IsDeadIfNoFiveIsPossible) {
  const Drawn dead = drawn(R"(
    x x . o o
    o o x x .
    . x o o x
    o o x x o
    x . o o x )");
  EXPECT_TRUE(Position(dead.board, Rule::Freestyle).is_dead());
  const Drawn alive = drawn(R"(
    x x . x x
    o o x x .
    . x o o x
    o o x x o
    x . o o x )");
  EXPECT_FALSE(Position(alive.board, Rule::Freestyle).is_dead());
  EXPECT_FALSE(Position(15, Rule::Freestyle).is_dead());
}

}  // namespace
}  // namespace quintet::gomoku
