#include "core/go/life.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/go/drawn.hpp"
#include "core/go/playout.hpp"

namespace quintet::go {
namespace {

TEST(GoLife, TwoEyesLive) {
  const Drawn it = drawn(R"(
      . X . X O . .
      X X X X O . .
      O O O O O . .
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .)");
  EXPECT_EQ(certain_life(it.board)[Point(1, 0)], Life::Alive);
  EXPECT_EQ(certain_life(it.board)[Point(2, 0)], Life::Open);
}

TEST(GoLife, ChainsThatShareTheirEyesLiveTogether) {
  // The upper chain has no eye but those it shares with the other one.
  const Drawn it = drawn(R"(
      . X X . X O .
      X O O X X O .
      X . . X O O .
      X X X X O . .
      O O O O O . .
      . . . . . . .
      . . . . . . .)");
  EXPECT_EQ(certain_life(it.board)[Point(0, 1)], Life::Alive);
  EXPECT_EQ(certain_life(it.board)[Point(1, 0)], Life::Alive);
}

TEST(GoLife, AFalseEyeIsNone) {
  const Drawn it = drawn(R"(
      . X O . X O .
      X X X X X O .
      O O O O O O .
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .)");
  EXPECT_EQ(certain_life(it.board)[Point(1, 0)], Life::Alive);
  const Drawn false_eye = drawn(R"(
      X X . X O . .
      X O X X O . .
      O . O O O . .
      O O O . . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .)");
  EXPECT_EQ(certain_life(false_eye.board)[Point(0, 1)], Life::Open);
}

TEST(GoLife, WhatStandsInTheEyesOfTheLivingIsDead) {
  const Drawn it = drawn(R"(
      . O X . X O .
      X X X X X O .
      O O O O O O .
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .)");
  EXPECT_EQ(certain_life(it.board)[Point(0, 1)], Life::Dead);
}

TEST(GoLife, AnEmptyBoardIsOpen) {
  const Grid<Life> life = certain_life(Board(9));
  EXPECT_TRUE(std::ranges::all_of(life.cells(), [](Life each) { return each == Life::Open; }));
}

// Whatever is called alive is still there after playouts in which its owner may play badly.
TEST(GoLife, HoldsInPlayoutsFromRandomPositions) {
  int alive = 0;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    Random random(seed);
    Board board = play_out(Board(7), Colour::Black, Sense::Light, random).board;
    const Grid<Life> life = certain_life(board);
    const Board after =
        play_out(board, seed % 2 == 0 ? Colour::Black : Colour::White, Sense::Light, random).board;
    for (std::size_t i = 0; i < life.cells().size(); ++i) {
      const Point at = life.point(i);
      if (life[at] != Life::Alive) continue;
      ++alive;
      ASSERT_EQ(after[at], board[at]) << seed << '\n' << write_board(board);
    }
  }
  EXPECT_GT(alive, 5000);
}

TEST(GoLife, ProposesTheDeadStonesOfAFinishedGame) {
  // Black has one open area, so nothing is certain there.
  const Drawn it = drawn(R"(
      . . X O . . .
      . . X O O O .
      . # X O . O O
      . . X O O O .
      . . X O @ . .
      . . X O . . .
      . . X O O O O)");
  EXPECT_EQ(certain_life(it.board)[Point(0, 2)], Life::Open);
  Random random(1);
  const Marks marks = propose_dead(it.board, 400, random);
  for (std::size_t i = 0; i < marks.cells().size(); ++i)
    EXPECT_EQ(marks.cells()[i], it.marks.cells()[i]) << point_name(marks.point(i), 7);
}

// Three points in a row are two eyes for whoever moves first. White has just taken there, so it is Black's turn.
TEST(GoLife, PlayoutsPlayTheVitalPointFirst) {
  const Drawn it = drawn(R"(
      . a . O X . .
      O O O O X . .
      X X X X X . .
      . . . . . . .
      . X . X . X .
      . . . . . . .
      . . . . . . .)");
  int killed = 0;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    Random random(seed);
    const Playout playout =
        play_out(it.board, Colour::Black, Sense::Heavy, random, {it.board.cell({0, 3}), 0});
    EXPECT_EQ(playout.moves.front(), it.board.cell(it['a']));
    killed += static_cast<int>(playout.board[Point(1, 0)] != Stone::White);
  }
  EXPECT_GT(killed, 85);
}

TEST(GoLife, OwnershipIsASharedPointOfView) {
  const Drawn it = drawn(R"(
      . . X O . . .
      . . X O . . .
      . . X O . . .
      . . X O . . .
      . . X O . . .
      . . X O . . .
      . . X O . . .)");
  Random random(2);
  const Grid<float> owned = ownership(it.board, 200, random);
  EXPECT_GT(owned[Point(3, 2)], 0.5F);
  EXPECT_LT(owned[Point(3, 3)], -0.5F);
  for (const float each : owned.cells()) {
    EXPECT_LE(each, 1.001F);
    EXPECT_GE(each, -1.001F);
  }
}

TEST(GoLife, AStopEndsPlayoutsAfterTheFirst) {
  std::stop_source stop;
  stop.request_stop();
  Random one(1), other(1);
  const Grid<float> owned = ownership(Board(9), 1000, one, stop.get_token());
  EXPECT_TRUE(
      std::ranges::all_of(owned.cells(), [](float each) { return each == 0 || std::abs(each) == 1; }));
  play_out(Board(9), Colour::Black, Sense::Heavy, other);
  EXPECT_EQ(one, other);
}

}  // namespace
}  // namespace quintet::go
