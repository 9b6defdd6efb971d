#include "games/gomoku/turning_point.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>
#include <vector>

#include "support/test_context.hpp"

namespace quintet::gomoku {
namespace {

TEST(TurningPoint, IsTheLosersLastMoveFromAnOpenGame) {
  // Black lost; the game was open until move 5.
  EXPECT_EQ(decided_at(std::vector{0.5, 0.5, 0.4, 0.5, 0.6, 0.1, 0.1, 0.0}, true), 5U);
  // A mistake that is seen only after the answer to it.
  EXPECT_EQ(decided_at(std::vector{0.5, 0.5, 0.4, 0.5, 0.1, 0.1, 0.0}, true), 3U);
  EXPECT_EQ(decided_at(std::vector{0.5, 0.5, 0.4, 0.5, 0.1, 0.1, 0.0}, false), 4U);
}

TEST(TurningPoint, LooksForTheLastOne) {
  EXPECT_EQ(decided_at(std::vector{0.5, 0.1, 0.1, 0.6, 0.6, 0.2, 0.0}, true), 5U);
}

TEST(TurningPoint, IsUnknownWhereTheGameStayedOpenOrNeverWas) {
  EXPECT_FALSE(decided_at(std::vector{0.5, 0.5, 0.6}, true));
  EXPECT_FALSE(decided_at(std::vector{0.1, 0.1, 0.0}, true));
  EXPECT_FALSE(decided_at(std::vector<double>{}, true));
}

// Black leaves an open three unanswered.
TEST(TurningPoint, OfAPlayedGameIsFoundInTheBackground) {
  ui::TestContext test;
  Match match({}, {SeatPlayer{}, SeatPlayer{Level::Beginner}});
  for (const Point at :
       {Point{0, 0}, {7, 7}, {0, 4}, {7, 8}, {0, 8}, {7, 9}, {0, 12}, {7, 10}, {14, 14}, {7, 11}})
    match.play({.at = at});
  ASSERT_EQ(match.game().outcome(), Outcome::WhiteWins);
  TurningPoint point(test.context());
  point.begin(match);
  for (int i = 0; i < 5000 && !point.advance(); ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  ASSERT_TRUE(point.move());
  EXPECT_EQ(point.plies().size(), 11U);
  EXPECT_EQ(*point.move() % 2, 1U) << "the move of the loser";
  point.clear();
  EXPECT_FALSE(point.move());
}

}  // namespace
}  // namespace quintet::gomoku
