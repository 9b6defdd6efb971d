#include "games/gomoku/results.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "games/gomoku/settings.hpp"
#include "support/test_context.hpp"
#include "ui/stones/watching.hpp"

namespace quintet::gomoku {
namespace {

class APlayedGame : public testing::Test {
 protected:
  void play(std::initializer_list<Point> points) {
    for (const Point at : points) match.play({.at = at});
    point.begin(analysis_of(test.context(), match), Colour::Black);
    for (int i = 0; i < 5000 && !point.advance(); ++i)
      std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }

  ui::TestContext test;
  Match match{{}, {SeatPlayer{}, SeatPlayer{Level::Beginner}}};
  ui::TurningPoint point;
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
  EXPECT_EQ(point.plies().at(8).better, "L8");
  EXPECT_EQ(point.plies().at(9).better, "") << "the move that was played";
  EXPECT_THAT(ui::decision_note(test.context(), kAccent, point, 9).text, testing::HasSubstr("L8"));
  EXPECT_THAT(ui::decision_note(test.context(), kAccent, point, 10).text,
              testing::Not(testing::HasSubstr("L8")));
}

}  // namespace
}  // namespace quintet::gomoku
