// What the board shows of merges and of the goal, as functions of scene time.
#include "games/twenty48/board_view.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/test_context.hpp"

namespace quintet::twenty48 {
namespace {

using testing::Contains;
using testing::Not;
using testing::SizeIs;

class MovesOf2048 : public testing::Test {
 protected:
  // Slides this board to the left.
  Played slide(std::string_view rows, Rule rule = Rule::Classic) {
    before = *read_board(rows);
    Start start{.rules = {.rule = rule}, .tiles = {}, .random = Random(1)};
    for (std::size_t i = 0; i < before.cells().size(); ++i)
      if (before.cells()[i] > 0) start.tiles.push_back({before.point(i), before.cells()[i]});
    Game game(start);
    const Played played = game.play({Direction::Left});
    after = game.board();
    view.fit({0, 0, 600, 600}, 4);
    view.show(before, played, Duration{0});
    return played;
  }
  std::vector<std::string> texts(Duration now) {
    std::vector<std::string> all;
    test.context().canvas.read_text([&](Canvas& canvas) { view.draw(canvas, after, now); },
                                    [&](const LineOfText& line) { all.emplace_back(line.text); });
    return all;
  }

  ui::TestContext test;
  BoardView view{test.context()};
  Board before, after;
};

TEST_F(MovesOf2048, ShowTheirPointsAtTheMerges) {
  const Played played = slide("2 2 0 0/64 64 4 0/0 0 0 0/0 0 0 2");
  EXPECT_THAT(texts(milliseconds(300)), Not(Contains("+4"))) << "until they are asked for";
  view.show_gains(before, played);
  EXPECT_THAT(texts(milliseconds(300)), Contains("+4"));
  EXPECT_THAT(texts(milliseconds(300)), Contains("+128"));
  EXPECT_TRUE(view.changes(milliseconds(900)));
  EXPECT_FALSE(view.moving(milliseconds(900))) << "the board is at rest below them";
  EXPECT_FALSE(view.changes(milliseconds(1100)));
  view.show_undone(before, played, milliseconds(400));
  EXPECT_THAT(texts(milliseconds(450)), Not(Contains("+4")));
}

TEST_F(MovesOf2048, CountEveryMergeOfACascade) {
  const Played played = slide("4 2 2 0/0 0 0 0/0 0 0 0/0 0 0 2", Rule::Cascade);
  const auto made = made_by(before, played);
  ASSERT_THAT(made, SizeIs(1));
  EXPECT_EQ(made.at({0, 0}).points, 12U);
  EXPECT_EQ(made.at({0, 0}).points, played.gained);
  EXPECT_EQ(made.at({0, 0}).tile, 3);
}

TEST_F(MovesOf2048, GlowLongerWithALargeTile) {
  slide("2 2 0 0/0 0 0 0/0 0 0 0/0 0 0 2");
  const Duration small = view.busy_until();
  slide("512 512 0 0/0 0 0 0/0 0 0 0/0 0 0 2");
  EXPECT_GT(view.busy_until(), small);
}

TEST_F(MovesOf2048, ToTheGoalStandStillBeforeItLands) {
  slide("1024 1024 0 0/0 0 0 0/0 0 0 0/0 0 0 2");
  EXPECT_GE(view.goal_lands(), view.slide_end() + milliseconds(400));
  EXPECT_GT(view.busy_until(), view.goal_lands() + milliseconds(500));
  for (int now = 0; now < 1300; now += 50) texts(milliseconds(now));  // every moment can be drawn
}

TEST_F(MovesOf2048, WaitForNothingWithReducedMotion) {
  ui::Settings settings = test.player().settings();
  settings.reduced_motion = true;
  test.player().change(settings);
  slide("1024 1024 0 0/0 0 0 0/0 0 0 0/0 0 0 2");
  EXPECT_EQ(view.busy_until(), Duration{0});
}

}  // namespace
}  // namespace quintet::twenty48
