#include "games/gomoku/results.hpp"

#include <gmock/gmock.h>
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

class APlayedGame : public testing::Test {
 protected:
  void play(std::initializer_list<Point> points) {
    for (const Point at : points) match.play({.at = at});
    point.begin(match);
    for (int i = 0; i < 5000 && !point.advance(); ++i)
      std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }

  ui::TestContext test;
  Match match{{}, {SeatPlayer{}, SeatPlayer{Level::Beginner}}};
  TurningPoint point{test.context()};
};

// Black leaves an open three unanswered.
TEST_F(APlayedGame, IsAnalysedInTheBackground) {
  play({{7, 7}, {9, 6}, {6, 6}, {9, 7}, {6, 8}, {9, 8}, {0, 0}, {9, 9}, {14, 14}, {9, 10}});
  ASSERT_EQ(match.game().outcome(), Outcome::WhiteWins);
  EXPECT_EQ(point.plies().size(), 11U);
  EXPECT_EQ(point.move(), 7U) << "the first that did not stop white";
  point.clear();
  EXPECT_FALSE(point.move());
}

// Black does not stop a four, and white's five has one point only.
TEST_F(APlayedGame, HasABetterMoveOnlyWhereAnotherOneWasPlayed) {
  play({{7, 6}, {7, 7}, {6, 6}, {7, 8}, {9, 6}, {7, 9}, {6, 4}, {7, 10}, {14, 14}, {7, 11}});
  ASSERT_EQ(match.game().outcome(), Outcome::WhiteWins);
  EXPECT_EQ(point.move(), 9U);
  EXPECT_EQ(point.plies().at(8).better, "l8");
  EXPECT_EQ(point.plies().at(9).better, "") << "the move that was played";
  EXPECT_THAT(decision_note(test.context(), point, 9).text, testing::HasSubstr("l8"));
  EXPECT_THAT(decision_note(test.context(), point, 10).text, testing::Not(testing::HasSubstr("l8")));
}

}  // namespace
}  // namespace quintet::gomoku
