#include "ui/kit/floating_gains.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/test_context.hpp"

namespace quintet::ui {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

class Gains : public testing::Test {
 protected:
  struct Line {
    std::string text;
    Rect ink;
  };
  std::vector<Line> lines(Duration now) {
    std::vector<Line> all;
    test.context().canvas.read_text(
        [&](Canvas&) {
          gains.draw(grid, test.context().theme.colour.text, {0, 0.5F}, now);
        },
        [&](const LineOfText& line) {
          all.push_back({std::string(line.text), line.ink});
        });
    return all;
  }
  std::vector<std::string> texts(Duration now) {
    std::vector<std::string> all;
    for (const Line& line : lines(now)) all.push_back(line.text);
    return all;
  }

  TestContext test;
  BoardGrid grid{{0, 0, 400, 400}, {4, 4}, {.side = 100}, 1};
  FloatingGains gains{test.context()};
};

TEST_F(Gains, AreShownForAWhileAndTellWhen) {
  gains.add({.points = "+8", .streak = "×3", .cell = {1, 1}, .since = milliseconds(100)});
  EXPECT_THAT(texts(milliseconds(99)), IsEmpty());
  EXPECT_THAT(texts(milliseconds(200)), ElementsAre("×3", "+8"));
  EXPECT_THAT(texts(gains.until()), IsEmpty());
  EXPECT_EQ(gains.until(), milliseconds(100) + motion::kGain);
}

TEST_F(Gains, StayBesideEachOtherButNotInOneCell) {
  gains.add({.points = "+8", .cell = {1, 1}});
  gains.add({.points = "+16", .cell = {2, 1}});
  gains.add({.points = "+4", .cell = {1, 1}});
  EXPECT_THAT(texts(milliseconds(200)), ElementsAre("+16", "+4"));
}

TEST_F(Gains, RiseAndAreLargerTheMoreTheyAreWorth) {
  gains.add({.points = "+8", .cell = {1, 1}, .worth = 0});
  gains.add({.points = "+8", .cell = {2, 2}, .worth = 1});
  const auto early = lines(milliseconds(50)), late = lines(milliseconds(500));
  EXPECT_GT(early[0].ink.y, late[0].ink.y);
  EXPECT_GT(early[1].ink.h, early[0].ink.h);
}

TEST_F(Gains, DoNotMoveWithReducedMotion) {
  Settings settings = test.player().settings();
  settings.reduced_motion = true;
  test.player().change(settings);
  gains.add({.points = "+8", .cell = {1, 1}});
  EXPECT_EQ(lines(milliseconds(100))[0].ink.y, lines(milliseconds(500))[0].ink.y);
}

TEST_F(Gains, AreNoWiderThanTheirCellWhereThatIsPossible) {
  gains.add({.points = "+1000", .streak = "×32", .cell = {1, 1}, .worth = 1});
  grid = {{0, 0, 400, 400}, {4, 4}, {.side = 56}, 1};
  for (const Line& line : lines(milliseconds(200))) EXPECT_LE(line.ink.w, 56);
}

}  // namespace
}  // namespace quintet::ui
