#include "core/gomoku/computer.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>

namespace quintet::gomoku {
namespace {

Game opened(Opening opening, std::initializer_list<Point> stones) {
  Game game({.opening = opening});
  for (const Point at : stones) game.play({.at = at});
  return game;
}

TEST(GomokuComputer, LaysOutAnEvenOpening) {
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    Computer computer(std::size_t{1} << 20U);
    Game game({.opening = Opening::Swap});
    Random chance(seed);
    while (!game.choosing()) game.play(computer.decide(game, Level::Expert, {}, Random(chance.next())).move);
    Searcher judge(std::size_t{1} << 20U);
    const Value value = judge.think(game.board(), game.rule(), {.nodes = 20'000}, Random(0)).value;
    EXPECT_LT(std::abs(value), kValueScale) << write_board(game.board());
  }
}

TEST(GomokuComputer, TakesTheBetterColour) {
  Computer computer(std::size_t{1} << 20U);
  // Black's two stones are together in the centre, white's in a corner.
  const Game black = opened(Opening::Swap, {{7, 7}, {0, 0}, {7, 8}});
  EXPECT_EQ(computer.decide(black, Level::Pupil, {}, Random(1)).move.kind, Move::Kind::TakeBlack);
  const Game white = opened(Opening::Swap, {{0, 0}, {7, 7}, {14, 14}});
  EXPECT_EQ(computer.decide(white, Level::Pupil, {}, Random(1)).move.kind, Move::Kind::TakeWhite);
}

// Results of one rule are not used under another: here white wins at once with six in a row.
TEST(GomokuComputer, ForgetsWhenTheRuleChanges) {
  Computer computer(std::size_t{1} << 20U);
  const auto moves = read_points("a1h8a3i8a5j8a7l8c1m8c3", kUsualSide);
  const auto value = [&](Rule rule) {
    Game game({.rule = rule});
    for (const Point at : moves.value()) game.play({.at = at});
    return computer.think(game, Level::Master, {.nodes = 2'000}, Random(1)).value;
  };
  EXPECT_NE(value(Rule::Exact), win_in(1));
  EXPECT_EQ(value(Rule::Renju), win_in(1));
  EXPECT_NE(value(Rule::Exact), win_in(1));
}

// Making the table took longer than this. The fastest of some tries, as the machine may do much else.
// Before its table is made; how long that takes is measured, not tested.
TEST(GomokuComputer, AnswersAStopBeforeItsFirstSearchWithALegalMove) {
  Game game;
  const auto moves = read_points("h8i9g10h9i8j7g7f6", kUsualSide);
  for (const Point at : moves.value()) game.play({.at = at});
  std::stop_source stop;
  stop.request_stop();
  Computer computer;
  const Decision decision = computer.decide(game, Level::Master, {}, Random(1), stop.get_token());
  EXPECT_TRUE(game.is_legal(decision.move));
}

TEST(GomokuComputer, PlaysAWholeGameFromEveryOpening) {
  for (const Opening opening : kOpenings) {
    Computer computer(std::size_t{1} << 20U);
    Random chance(7);
    Game game({.opening = opening});
    while (!game.over()) {
      const Move move = computer.decide(game, Level::Pupil, {}, Random(chance.next())).move;
      ASSERT_TRUE(game.is_legal(move)) << Game::write_move(move);
      game.play(move);
    }
  }
}

}  // namespace
}  // namespace quintet::gomoku
