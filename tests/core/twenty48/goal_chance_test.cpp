#include "core/twenty48/goal_chance.hpp"

#include <gtest/gtest.h>

#include "core/twenty48/boards.hpp"
#include "core/twenty48/shipped.hpp"

namespace quintet::twenty48 {
namespace {

// One test, because the network takes a second to unpack.
TEST(GoalChance, IsTheShareOfPlayoutsThatReachTheGoal) {
  const FindNetwork network = shipped_network;
  {
    SCOPED_TRACE("IsOneOrNothingWhereThatIsPlain");
    const Rules rules;
    const GoalChance sure =
        goal_chance(network, board("1024 1024 0 0/0 0 0 0/0 0 0 0/0 0 0 0"), rules, 11, 20, Random(1));
    EXPECT_EQ(sure.playouts, 20);
    EXPECT_EQ(sure.reached, 20);
    const GoalChance none =
        goal_chance(network, board("1024 8 1024 4/2 4 2 8/4 2 4 2/2 4 2 2"), rules, 16, 20, Random(1));
    EXPECT_EQ(none.playouts, 20);
    EXPECT_EQ(none.reached, 0);
    EXPECT_EQ(
        goal_chance(network, board("2048 0 0 0/0 0 0 0/0 0 0 0/0 0 0 2"), rules, 11, 5, Random(1)).reached,
        5);
    EXPECT_EQ(goal_chance(network, board("2 2 0/0 0 0/0 0 0"), {.side = 3}, 11, 5, Random(1)).playouts, 0);
    EXPECT_EQ(next_goal(board("2 2 0/0 0 0/0 0 0")), 11);
    EXPECT_EQ(next_goal(board("2048 2 0/0 0 0/0 0 0")), 12);
  }
  {
    SCOPED_TRACE("CountsTilesAbove32768");
    const GoalChance sure =
        goal_chance(network, board("65536 65536 0 0/0 0 0 0/0 0 0 0/0 0 0 0"), {}, 17, 5, Random(1));
    EXPECT_EQ(sure.reached, 5);
  }
  {
    SCOPED_TRACE("StopsAndRepeats");
    const Board start = board("2 0 0 0/0 0 0 0/0 0 2 0/0 0 0 0");
    std::stop_source stop;
    stop.request_stop();
    EXPECT_EQ(goal_chance(network, start, {}, 14, 1000, Random(1), stop.get_token()).playouts, 0);
    const GoalChance one = goal_chance(network, start, {}, 12, 3, Random(5)),
                     other = goal_chance(network, start, {}, 12, 3, Random(5));
    EXPECT_EQ(one.reached, other.reached);
  }
}

}  // namespace
}  // namespace quintet::twenty48
