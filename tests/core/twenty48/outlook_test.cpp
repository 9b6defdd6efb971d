#include "core/twenty48/outlook.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <string_view>

#include "core/twenty48/boards.hpp"

namespace quintet::twenty48 {
namespace {

using testing::ElementsAre;
using testing::Gt;
using testing::IsEmpty;
using testing::Lt;

Thought thought_of(float points) {
  return {.best = Direction::Up, .expected = {1.0F, points, 2.0F, 3.0F}, .in_points = true};
}

std::vector<Exponent> goals(const Board& board, float points = 100'000) {
  std::vector<Exponent> goals;
  for (const GoalChance& one : goal_chances(board, {}, thought_of(points))) goals.push_back(one.goal);
  return goals;
}

TEST(Outlook2048, TheGoalsAreTheNextTilesThatCount) {
  EXPECT_EQ(next_goal(board("2 2 0/0 0 0/0 0 0")), 11);
  EXPECT_EQ(next_goal(board("2048 2 0/0 0 0/0 0 0")), 12);
  EXPECT_THAT(goals(board("2 2 0 0/0 0 0 0/0 0 0 0/0 0 0 0")), ElementsAre(11, 12, 13));
  EXPECT_THAT(goals(board("8192 2 0 0/0 0 0 0/0 0 0 0/0 0 0 0")), ElementsAre(14, 15));
  EXPECT_THAT(goals(board("2 2 0 0/0 0 0 0/0 0 0 0/0 0 0 0"), 10), ElementsAre(11)) << "no hope";
  // A tile above what is learned is halved, and so is the goal.
  EXPECT_THAT(goals(board("32768 2 0 0/0 0 0 0/0 0 0 0/0 0 0 0")), ElementsAre(16));
}

TEST(Outlook2048, IsUnknownWithoutALearnedWorth) {
  Thought plain = thought_of(1000);
  plain.in_points = false;
  const Board start = board("2 2 0 0/0 0 0 0/0 0 0 0/0 0 0 0");
  EXPECT_THAT(goal_chances(start, {}, plain), IsEmpty());
  EXPECT_FALSE(points_to_come(start, {}, plain));
}

Afterstate state(std::string_view text, double worth) {
  return {.board = board(text), .worth = worth};
}

TEST(Outlook2048, AChanceFollowsTheWorth) {
  const auto chance = [](Exponent goal, double worth) {
    return *goal_chance(state("2 2 0 0/0 0 0 0/0 0 0 0/0 0 0 0", worth), {}, goal);
  };
  EXPECT_THAT(chance(11, 100'000), Gt(0.95));
  EXPECT_THAT(chance(11, 100), Lt(0.05));
  EXPECT_THAT(chance(11, 20'000), Lt(chance(11, 30'000)));
  EXPECT_THAT(chance(12, 20'000), Lt(chance(11, 20'000)));
}

TEST(Outlook2048, ATileThatTheBestSlideMakesIsCertain) {
  for (const std::string_view text :
       {"1024 1024 0 0/0 0 0 2/0 0 0 0/0 0 0 0", "8192 8192 0 0/0 0 0 2/0 0 0 0/0 0 0 0",
        "16384 16384 0 0/0 0 0 2/0 0 0 0/0 0 0 0", "32768 32768 0 0/0 0 0 2/0 0 0 0/0 0 0 0"}) {
    SCOPED_TRACE(text);
    const Board position = board(text);
    const auto made = static_cast<float>(std::ldexp(1, next_goal(position)));
    const Thought thought{
        .best = Direction::Left, .expected = {made + 50'000, 40'000.0F, made, 40'000.0F}, .in_points = true};
    EXPECT_EQ(goal_chances(position, {}, thought).front(), (GoalChance{next_goal(position), 1}));
    EXPECT_GT(*points_to_come(position, {}, thought), made);
    EXPECT_EQ(after_slide(position, {}, thought, Direction::Left).gained, made);
  }
}

// Whoever makes a tile has its points: no chance may promise more than is expected.
TEST(Outlook2048, ThePointsAgreeWithTheChances) {
  for (const std::string_view text :
       {"2 2 0 0/0 0 0 0/0 0 0 0/0 0 0 0", "1024 512 64 8/2 0 0 0/0 0 0 0/0 0 0 4",
        "8192 4096 8 4/2 0 0 2/0 0 0 0/0 0 0 0", "16384 8192 4096 2048/1024 512 2 4/8 2 0 0/0 0 0 2",
        "32768 2 0 0/0 0 0 0/0 0 0 0/0 0 0 0"}) {
    SCOPED_TRACE(text);
    const Board tiles = board(text);
    double made = 0, before = 0;
    for (const Exponent tile : tiles.cells()) made += points_of(tile);
    for (const double worth : {1.0, 100.0, 2'000.0, 30'000.0, 60'000.0, 120'000.0}) {
      const Afterstate after = state(text, worth);
      const double points = points_to_come(after, {});
      EXPECT_GT(points, before);
      before = points;
      const Exponent goal = next_goal(after.board);
      EXPECT_GE(points, *goal_chance(after, {}, goal) * (points_of(goal) - made) * 0.999);
    }
  }
  Afterstate small = state("2 2 0/0 0 0/0 0 0", 500);
  small.gained = 4;
  EXPECT_EQ(points_to_come(small, {.side = 3}), 504) << "as the thought says";
  EXPECT_FALSE(goal_chance(small, {.side = 3}, 11));
}

}  // namespace
}  // namespace quintet::twenty48
