#include "core/gomoku/computer.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

namespace quintet::gomoku {
namespace {

Game opened(Opening opening, std::initializer_list<Point> stones) {
  Game game({.opening = opening});
  for (const Point at : stones) game.play({.at = at});
  return game;
}

TEST(GomokuComputer, LaysOutAnOpeningThatIsEven) {
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    Computer computer(std::size_t{1} << 20U);
    Game game({.opening = Opening::Swap});
    while (!game.choosing()) game.play(computer.decide(game, Level::Hard, {}, Random(seed++)).move);
    Searcher judge(std::size_t{1} << 20U);
    const Value value = judge.think(game.board(), game.rule(), {.nodes = 20'000}, Random(0)).value;
    EXPECT_LT(std::abs(value), kValueScale) << write_board(game.board());
  }
}

TEST(GomokuComputer, TakesTheBetterColour) {
  Computer computer(std::size_t{1} << 20U);
  // Black's two stones stand together in the middle, white's in a corner.
  const Game black = opened(Opening::Swap, {{7, 7}, {0, 0}, {7, 8}});
  EXPECT_EQ(computer.decide(black, Level::Easy, {}, Random(1)).move.kind, Move::Kind::TakeBlack);
  const Game white = opened(Opening::Swap, {{0, 0}, {7, 7}, {14, 14}});
  EXPECT_EQ(computer.decide(white, Level::Easy, {}, Random(1)).move.kind, Move::Kind::TakeWhite);
}

TEST(GomokuComputer, PlaysAWholeGameFromEveryOpening) {
  for (const Opening opening : kOpenings) {
    Computer computer(std::size_t{1} << 20U);
    Random chance(7);
    Game game({.opening = opening});
    while (!game.over()) {
      const Move move = computer.decide(game, Level::Easy, {}, Random(chance.next())).move;
      ASSERT_TRUE(game.is_legal(move)) << Game::write_move(move);
      game.play(move);
    }
  }
}

}  // namespace
}  // namespace quintet::gomoku
