#include "core/go/playout.hpp"

#include <gtest/gtest.h>

#include "core/go/drawn.hpp"
#include "core/go/score.hpp"

namespace quintet::go {
namespace {

TEST(GoPlayout, KnowsRealAndFalseEyes) {
  const Drawn it = drawn(R"(
      a X . . . X b
      X X . . . O X
      . . . . . . .
      . . O X . . .
      . . X c X . .
      . . . X O . .
      . . . . . . .)");
  EXPECT_TRUE(is_eye(it.board, it['a'], Colour::Black));
  EXPECT_FALSE(is_eye(it.board, it['a'], Colour::White));
  EXPECT_FALSE(is_eye(it.board, it['b'], Colour::Black));  // at the edge one point decides
  EXPECT_FALSE(is_eye(it.board, it['c'], Colour::Black));
}

TEST(GoPlayout, EndsWhereOnlyEyesAreLeft) {
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    Random random(seed);
    const Board end = play_out(Board(9), Colour::Black, Sense::Light, random).board;
    EXPECT_TRUE(neutral_points(end, Marks(end.size())).size() < 9) << write_board(end);
    EXPECT_GT(end.stones(Colour::Black) + end.stones(Colour::White), 50) << write_board(end);
  }
}

TEST(GoPlayout, IsTheSameForTheSameChance) {
  Random one(7), other(7);
  EXPECT_EQ(play_out(Board(13), Colour::Black, Sense::Heavy, one).board,
            play_out(Board(13), Colour::Black, Sense::Heavy, other).board);
}

TEST(GoPlayout, NeverKillsAChainWithTwoEyes) {
  const Drawn it = drawn(R"(
      . X . X O . .
      X X X X O . .
      O O O O O . .
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .)");
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    Random random(seed);
    EXPECT_EQ(play_out(it.board, Colour::White, Sense::Light, random).board[Point(1, 0)], Stone::Black)
        << seed;
  }
}

}  // namespace
}  // namespace quintet::go
