#include "ui/pages/review_position.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <vector>

namespace quintet::ui {
namespace {

using testing::ElementsAre;

// A game of five moves, and a line of two moves beside it.
struct Review {
  std::vector<std::size_t> line_steps, game_steps;  // the moves shown before each
  LineExplorer<std::string> lines{[](const std::string& move) { return move; },
                                  {},
                                  {},
                                  [this](std::size_t before) { line_steps.push_back(before); }};
  ReviewPosition at{5, lines, [this](std::size_t before) { game_steps.push_back(before); }};

  void open_line() { lines.open({.kind = LineKind::Best, .from = 4, .moves = {"a1", "b1"}}); }
};

TEST(ReviewPosition, StepsWithinTheGame) {
  Review review;
  EXPECT_EQ(review.at.ply(), 5U);
  review.at.step(1);
  EXPECT_EQ(review.at.ply(), 5U);
  review.at.step(-1);
  review.at.step_to(0);
  review.at.step(-1);
  EXPECT_EQ(review.at.ply(), 0U);
  EXPECT_THAT(review.game_steps, ElementsAre(5, 5, 4, 0));
}

TEST(ReviewPosition, StepsWithinALineAndJumpsOutOfIt) {
  Review review;
  review.at.begin_at(4);
  review.open_line();
  review.at.step(1);
  EXPECT_EQ(review.at.shown(), 1U);
  EXPECT_EQ(review.at.end(), 2U);
  EXPECT_EQ(review.at.ply(), 4U);
  review.at.jump_to(2);
  EXPECT_FALSE(review.lines.line());
  EXPECT_EQ(review.at.shown(), 2U);
  EXPECT_THAT(review.line_steps, ElementsAre(0, 0, 1));
}

TEST(ReviewPosition, PlaysToTheEndAndAnewFromThere) {
  Review review;
  review.at.toggle_playing(milliseconds(0));
  EXPECT_EQ(review.at.ply(), 0U);
  for (int second = 1; second <= 4; ++second) review.at.advance(milliseconds(1000 * second));
  EXPECT_EQ(review.at.ply(), 4U);
  EXPECT_TRUE(review.at.playing());
  review.at.advance(milliseconds(5000));
  EXPECT_EQ(review.at.ply(), 5U);
  EXPECT_FALSE(review.at.playing());
}

TEST(ReviewPosition, PlaysAGameWithItsPauses) {
  const std::vector<Duration> times{milliseconds(0), milliseconds(3000), milliseconds(3100)};
  LineExplorer<std::string> lines{{}, {}, {}, {}};
  ReviewPosition at{3, lines, [](std::size_t) {}, kUsualSpeeds, times};
  at.replay(milliseconds(0));
  at.advance(milliseconds(0));
  EXPECT_EQ(at.ply(), 1U) << "at once";
  at.advance(milliseconds(2999));
  EXPECT_EQ(at.ply(), 1U);
  at.change_speed(milliseconds(2999));
  EXPECT_EQ(at.due(milliseconds(2999)), milliseconds(1500)) << "the pause anew, twice as fast";
  at.advance(milliseconds(4499));
  EXPECT_EQ(at.ply(), 2U);
  at.advance(milliseconds(4549));
  EXPECT_EQ(at.ply(), 3U);
  EXPECT_FALSE(at.playing());
}

TEST(ReviewPosition, ShortensALongPause) {
  const std::vector<Duration> times{milliseconds(0), std::chrono::minutes(10), std::chrono::minutes(10)};
  LineExplorer<std::string> lines{{}, {}, {}, {}};
  ReviewPosition at{3, lines, [](std::size_t) {}, kUsualSpeeds, times};
  at.replay(milliseconds(0));
  at.advance(milliseconds(0));
  EXPECT_EQ(at.due(milliseconds(0)), milliseconds(3000));
}

TEST(ReviewPosition, PlaysALine) {
  Review review;
  review.open_line();
  review.at.toggle_playing(milliseconds(0));
  review.at.advance(milliseconds(1000));
  review.at.advance(milliseconds(2000));
  EXPECT_EQ(review.at.shown(), 2U);
  EXPECT_FALSE(review.at.playing());
  EXPECT_EQ(review.at.ply(), 5U);
  review.at.toggle_playing(milliseconds(2000));
  EXPECT_EQ(review.at.shown(), 0U);
  review.at.step(1);
  EXPECT_FALSE(review.at.playing()) << "a step by hand stops it";
}

}  // namespace
}  // namespace quintet::ui
