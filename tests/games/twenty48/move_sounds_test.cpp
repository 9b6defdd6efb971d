#include "games/twenty48/board_view.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/test_context.hpp"

namespace quintet::twenty48 {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::Not;

struct MoveSoundsOf2048 : testing::Test {
  MoveSoundsOf2048() { view.fit({0, 0, 600, 600}, 4); }

  // Slides a board of this first row to the left.
  enum class Goal : bool { Ahead, Reached };
  void move(std::string_view row, Duration now, Goal goal = Goal::Ahead) {
    const Board before = read_board(std::string(row) + "/0 0 0 0/0 0 0 0/0 0 0 0").value();
    Board after = before;
    const Slide slid = slide(after, Direction::Left, Rule::Classic);
    const Played played{.direction = Direction::Left,
                        .slides = slid.steps,
                        .spawn = {{3, 3}, 1},
                        .reached = goal == Goal::Reached};
    after[played.spawn.at] = played.spawn.exponent;
    view.show(before, played, now);
    sounds.move(played, after, largest(before), view, now);
  }
  const std::vector<std::string>& heard_until(Duration now) {
    sounds.play(now);
    return test.audio().played();
  }

  ui::TestContext test;
  BoardView view{test.context()};
  MoveSounds sounds{test.context()};
};

TEST_F(MoveSoundsOf2048, AMoveSlidesThenMergesThenBringsATile) {
  move("2 2 64 64", Duration{0});
  EXPECT_THAT(heard_until(Duration{0}), ElementsAre("slide-1"));
  EXPECT_THAT(heard_until(view.slide_end()), ElementsAre("slide-1", "merge-6", "tile-new"));
}

TEST_F(MoveSoundsOf2048, WithoutAMergeThereIsNoTone) {
  move("0 2 4 8", Duration{0});
  EXPECT_THAT(heard_until(view.slide_end()), ElementsAre("slide-1", "tile-new"));
}

TEST_F(MoveSoundsOf2048, ALargerTileThanEverIsAMilestoneFrom256) {
  move("128 128 0 0", Duration{0});
  EXPECT_THAT(heard_until(view.slide_end()), Contains("milestone"));
}

TEST_F(MoveSoundsOf2048, TilesThatTheBoardHasAlreadyAreNoMilestone) {
  move("512 128 128 0", Duration{0});
  move("64 64 0 0", milliseconds(500));
  EXPECT_THAT(heard_until(view.slide_end()), Not(Contains("milestone")));
}

TEST_F(MoveSoundsOf2048, TheGoalIsHeardWhenItLands) {
  move("1024 1024 0 0", Duration{0}, Goal::Reached);
  EXPECT_THAT(heard_until(view.goal_lands() - milliseconds(1)), Not(Contains("goal")));
  EXPECT_THAT(heard_until(view.goal_lands()), Contains("goal"));
}

// At twenty moves a second tones must not pile up.
TEST_F(MoveSoundsOf2048, AnotherMoveEndsTheSoundsOfTheLast) {
  move("2 2 0 0", Duration{0});
  heard_until(Duration{0});
  move("8 8 0 0", milliseconds(20));
  EXPECT_THAT(heard_until(view.slide_end()), ElementsAre("slide-1", "slide-2", "merge-3", "tile-new"));
}

TEST_F(MoveSoundsOf2048, EverySoundIsThere) {
  for (int i = 0; i < 8; ++i) {
    move("128 128 0 0", milliseconds(500) * i);
    heard_until(view.slide_end());
  }
  move("1024 1024 0 0", milliseconds(5000), Goal::Reached);
  heard_until(view.goal_lands());
  sounds.refusal(Duration{0});
  for (const std::string& name : heard_until(Duration::max()))
    EXPECT_TRUE(test.context().assets.find("sounds/" + name + ".ogg")) << name;
}

TEST(MergeSound, ClimbsWithTheValueUpTo131072) {
  EXPECT_EQ(merge_sound(2), "merge-1");
  EXPECT_EQ(merge_sound(11), "merge-10");
  EXPECT_EQ(merge_sound(17), "merge-16");
  EXPECT_EQ(merge_sound(30), "merge-16");
}

TEST(MergeSound, EveryToneIsThere) {
  ui::TestContext test;
  for (Exponent made = 2; made <= 20; ++made)
    EXPECT_TRUE(test.context().assets.find("sounds/" + merge_sound(made) + ".ogg")) << merge_sound(made);
}

}  // namespace
}  // namespace quintet::twenty48
