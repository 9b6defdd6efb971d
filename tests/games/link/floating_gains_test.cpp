// Where the points of a pair are shown.
#include "games/link/board_play.hpp"

#include <gtest/gtest.h>

#include "support/boards.hpp"

namespace quintet::link {
namespace {

TEST(FloatingGains, StandInACellThatThePairHasLeft) {
  EXPECT_EQ(free_cell(board("A..\nB.B"), {{0, 1}, {0, 2}}, Path{{0, 1}, {0, 2}}), (Point{0, 2}));
  EXPECT_EQ(free_cell(board("A.B\nB.A"), {{0, 1}, {0, 2}}, Path{{0, 1}, {0, 2}}), (Point{0, 1}));
}

TEST(FloatingGains, NeverStandOnATile) {
  EXPECT_EQ(free_cell(board("A.B\nBBA"), {{0, 0}, {0, 2}}, Path{{0, 0}, {-1, 0}, {0, 1}, {0, 2}}),
            (Point{0, 1}));
  EXPECT_EQ(free_cell(board("AB\nBA"), {{0, 0}, {0, 1}}, Path{{0, 0}, {-1, 0}, {-1, 1}, {0, 1}}),
            std::nullopt);
}

TEST(FloatingGains, GrowWithTheStreak) {
  EXPECT_EQ(heat_of(1), 0);
  EXPECT_EQ(heat_of(kMultiplierLimit), 1);
  EXPECT_EQ(heat_of(28), 1);
  EXPECT_LT(heat_of(2), heat_of(3));
}

TEST(RefusedWay, IsShownForAPairWithTooManyTurnsOnly) {
  const Game game({.rules = {.outside = Outside::Forbidden},
                   .board = board("A.B\nC..\nCBA"),
                   .random = Random(1),
                   .solution = {}});
  const auto way = [&](Point a, Point b) { return refused_way(game, {a, b}, game.judge(Pair{a, b})); };
  EXPECT_EQ(way({0, 0}, {2, 2}).size(), 5U) << "three turns";
  EXPECT_TRUE(way({0, 0}, {2, 1}).empty()) << "different pictures";
  EXPECT_TRUE(way({1, 0}, {2, 0}).empty()) << "a pair";
}

}  // namespace
}  // namespace quintet::link
