#include "core/go/score.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/go/drawn.hpp"

namespace quintet::go {
namespace {

int lead(const Drawn& it, const Terms& terms) {
  return count(it.board, it.marks, terms).lead();
}

constexpr Terms kArea{.scoring = Scoring::Area}, kTerritory{.scoring = Scoring::Territory};

TEST(GoScore, CountsStonesAndPointsOrPointsAlone) {
  const Drawn it = drawn(R"(
      . X O . .
      . X O . .
      . X O . .
      X X O . .
      . X O . .)");
  EXPECT_EQ(lead(it, kArea), 2 * (10 - 15));
  EXPECT_EQ(lead(it, kTerritory), 2 * (4 - 10));
  const Count counted = count(it.board, it.marks, kArea);
  EXPECT_EQ(counted.of(Colour::Black).stones, 6);
  EXPECT_EQ(counted.of(Colour::Black).territory, 4);
  EXPECT_EQ(counted.owners[Point(0, 0)], Owner::Black);
  EXPECT_EQ(counted.owners[Point(0, 4)], Owner::White);
  EXPECT_EQ(counted.outcome(), Outcome::WhiteWins);
}

TEST(GoScore, DeadStonesAreTheOthersPoints) {
  const Drawn it = drawn(R"(
      . X O . .
      # X O . @
      . X O @ .
      X X O . .
      . X O . .)");
  const Count counted = count(it.board, it.marks, kTerritory);
  EXPECT_EQ(counted.of(Colour::Black).territory, 4);
  EXPECT_EQ(counted.of(Colour::Black).dead, 1);
  EXPECT_EQ(counted.of(Colour::White).territory, 10);
  EXPECT_EQ(counted.of(Colour::White).dead, 2);
  EXPECT_EQ(counted.lead(), 2 * (5 - 12));
  EXPECT_EQ(lead(it, kArea), 2 * (10 - 15));
}

TEST(GoScore, AddsKomiBonusAndPrisoners) {
  const Drawn it = drawn(R"(
      . X O . .
      . X O . .
      . X O . .
      . X O . .
      . X O . .)");
  EXPECT_EQ(lead(it, {.scoring = Scoring::Area, .komi = 15, .bonus = 3}), 2 * (10 - 15 - 3) - 15);
  EXPECT_EQ(lead(it, {.scoring = Scoring::Territory, .komi = 13, .prisoners = {4, 1}}),
            2 * (5 + 4 - 10 - 1) - 13);
}

TEST(GoScore, APointThatBothReachIsNeutral) {
  const Drawn it = drawn(R"(
      . X a O .
      . X O O .
      . X O . .
      . X O . .
      . X O . .)");
  EXPECT_EQ(neutral_points(it.board, it.marks), std::vector<Point>{it['a']});
  EXPECT_EQ(count(it.board, it.marks, kArea).owners[it['a']], Owner::Nobody);
}

TEST(GoScore, AnEmptyBoardIsNobodys) {
  EXPECT_EQ(count(Board(9), Marks({9, 9}), kArea).lead(), 0);
  EXPECT_EQ(count(Board(9), Marks({9, 9}), {.scoring = Scoring::Area, .komi = 15}).outcome(),
            Outcome::WhiteWins);
}

TEST(GoScore, ClosedAreasHaveNoOpening) {
  // Black's prisoner is marked; the neutral points between are no area of anyone.
  const Drawn it = drawn(R"(
      . . X . O . .
      . . X . O . .
      . # X . O . .
      . . X . O . .
      . . X . . O .
      . . X X . O .
      . . . X O O .)");
  EXPECT_TRUE(open_borders(it.board, it.marks).empty());
  EXPECT_TRUE(open_borders(Board(9), Marks({9, 9})).empty());
}

TEST(GoScore, PointsAtTheGapBesideAStone) {
  const Drawn it = drawn(R"(
      . . X O . . .
      . . X O . . .
      . . X O . . .
      . . a O . . .
      . . X O . . .
      . . X O . . .
      . . X O . . .)");
  EXPECT_EQ(open_borders(it.board, it.marks), (std::vector<Opening>{{it['a'], Colour::Black}}));
}

TEST(GoScore, PointsAtTheGapBetweenTwoAreas) {
  const Drawn it = drawn(R"(
      . . X O . . .
      . . X O . . .
      . . X O . . .
      . . a b . . .
      . . X O . . .
      . . X O . . .
      . . X O . . .)");
  EXPECT_EQ(open_borders(it.board, it.marks),
            (std::vector<Opening>{{it['a'], Colour::Black}, {it['b'], Colour::White}}));
}

TEST(GoScore, PointsAtGapsAmongNeutralPointsAndAtTheEdge) {
  const Drawn it = drawn(R"(
      . . X . O . .
      . . X . O . .
      . . X . O . .
      . . a . O . .
      . . X . O . .
      . . X . O O O
      . . X . b . .)");
  EXPECT_EQ(open_borders(it.board, it.marks),
            (std::vector<Opening>{{it['a'], Colour::Black}, {it['b'], Colour::White}}));
}

TEST(GoScore, PointsAtEachPointOfAWideGap) {
  const Drawn it = drawn(R"(
      . . X O . . .
      . . X O . . .
      . . a O . . .
      . . b O . . .
      . . c O . . .
      . . X O . . .
      . . X O . . .)");
  EXPECT_EQ(
      open_borders(it.board, it.marks),
      (std::vector<Opening>{{it['a'], Colour::Black}, {it['b'], Colour::Black}, {it['c'], Colour::Black}}));
}

// A dead stone that nobody marked lives: the area around it is then no area.
TEST(GoScore, WhatIsMarkedDeadOpensNothing) {
  const Drawn it = drawn(R"(
      . . X O . . .
      . # X O . . .
      # . X O . . .
      . . X O . @ .
      . # X O . . .
      . . X O . . .
      . . X O . . .)");
  EXPECT_TRUE(open_borders(it.board, it.marks).empty());
}

// The border is open at every other point: this is no game that is over.
TEST(GoScore, AGameThatHasJustBegunHasNoForgottenBorder) {
  const Drawn it = drawn(R"(
      . . . . . . .
      . . . . . . .
      . . X . O . .
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .)");
  EXPECT_TRUE(open_borders(it.board, it.marks).empty());
}

TEST(GoScore, FillsNeutralPointsInTurn) {
  const Drawn it = drawn(R"(
      . X . O .
      . X . O .
      . X O O .
      . X O . .
      . X O . .)");
  const Filled filled = fill_neutral(it.board, it.marks, Colour::White);
  ASSERT_EQ(filled.stones.size(), 2U);
  EXPECT_EQ(filled.board[filled.stones[0]], Stone::White);
  EXPECT_EQ(filled.board[filled.stones[1]], Stone::Black);
  EXPECT_TRUE(neutral_points(filled.board, filled.marks).empty());
  EXPECT_TRUE(std::ranges::none_of(filled.marks.cells(), [](Mark mark) { return mark == Mark::Seki; }));
}

// Each chain at the upper edge has one eye, and whoever plays at a loses its chain.
TEST(GoScore, ChainsInSekiHaveNoTerritoryButTheirArea) {
  const Drawn it = drawn(R"(
      X O b O a X c X O
      X O O O O X X X O
      . X X X X O O O .
      d . . . X O . . e
      . . . . X O . . .
      . . . . X O . . .
      . . . . X O . . .
      . . . . X O . . .
      . . . . X O . . .)");
  const Filled filled = fill_neutral(it.board, it.marks, Colour::Black);
  EXPECT_TRUE(filled.stones.empty());
  EXPECT_EQ(filled.marks[Point(1, 1)], Mark::Seki);
  EXPECT_EQ(filled.marks[Point(1, 5)], Mark::Seki);
  EXPECT_EQ(filled.marks[Point(2, 1)], Mark::Alive);
  const Count territory = count(filled.board, filled.marks, kTerritory);
  for (const char eye : {'a', 'b', 'c'}) EXPECT_EQ(territory.owners[it[eye]], Owner::Nobody) << eye;
  EXPECT_EQ(territory.owners[it['d']], Owner::Black);
  EXPECT_EQ(territory.owners[it['e']], Owner::White);
  const Count area = count(filled.board, filled.marks, kArea);
  EXPECT_EQ(area.owners[it['b']], Owner::White);
  EXPECT_EQ(area.owners[it['c']], Owner::Black);
}

TEST(GoScore, ResultsAreWrittenAsInRecords) {
  EXPECT_EQ(write_result(0), "0");
  EXPECT_EQ(write_result(6), "B+3");
  EXPECT_EQ(write_result(-13), "W+6.5");
  EXPECT_EQ(write_result(-1), "W+0.5");
}

}  // namespace
}  // namespace quintet::go
