// The map of the journey, and the previews of its levels and of today's board.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/link/journey.hpp"
#include "games/link/daily_page.hpp"
#include "games/link/journey_page.hpp"
#include "games/link/level_page.hpp"
#include "games/link/matches.hpp"
#include "games/link/results.hpp"
#include "support/test_context.hpp"

namespace quintet::link {

using namespace ui;
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

void win_levels(TestContext& test, std::size_t count) {
  ResultTally results = test.player().results("link");
  for (std::size_t level = 0; level < count; ++level) set_stars(results, level, 1);
  test.player().record("link", std::move(results));
}

TEST(JourneyMap, ALockedLevelSaysHowToUnlockIt) {
  TestContext test;
  win_levels(test, 4);
  test.push<JourneyPage>();
  test.settle();
  test.tap("link.journey.9");
  EXPECT_EQ(test.audio().played().back(), "tile-refuse");
  EXPECT_THAT(test.audio().played(), Not(testing::Contains("press")));
  EXPECT_THAT(test.seen(),
              AllOf(HasSubstr("link.journey "), HasSubstr("Level 9 opens when level 8 is won.")));
  test.tap("link.journey.5");
  EXPECT_THAT(test.seen(), AllOf(HasSubstr("link.level "), HasSubstr(" level=5")));
}

TEST(JourneyMap, ShowsAllLevelsAtOnceInTheUsualWindow) {
  for (const auto& [width, height] : {std::pair{1280, 720}, {1920, 600}, {700, 1000}, {640, 480}}) {
    TestContext test(width, height);
    auto& page = test.push<JourneyPage>();
    test.settle();
    test.draw();
    const Extent size = test.context().canvas.size();
    const Vec first = *page.locate("link.journey.1"), last = *page.locate("link.journey.25");
    EXPECT_GT(first.y, 80);
    // Half a card and the margin of the page.
    EXPECT_LT(last.y + 60, size.h) << width;
    EXPECT_LT(last.x, size.w);
  }
}

TEST(JourneyMap, KeepsTheFocusWhereTheCardWasOpened) {
  TestContext test;
  win_levels(test, 4);
  test.push<JourneyPage>();
  test.settle();
  EXPECT_THAT(test.seen(), HasSubstr("focus=link.journey.5"));
  test.tap("link.journey.2");
  test.settle();
  test.press(Action::Back);
  test.settle();
  EXPECT_THAT(test.seen(), HasSubstr("focus=link.journey.2"));
}

TEST(LevelCard, FitsEveryWindowAtEveryLevel) {
  TestContext test(600, 400);
  for (std::size_t level = 0; level < link::journey().size(); ++level) {
    test.push<LevelPage>(static_cast<int>(level));
    test.settle();
    expect_fits(test.stage(), "level " + std::to_string(level + 1));
    test.press(Action::Back);
  }
}

TEST(DailyCard, ShowsTheBoardAndWhetherItIsSolved) {
  TestContext test;
  const link::Order order = link::daily_order(TestContext::kToday);
  const Size size = order.layout.cells.size();
  test.push<DailyPage>();
  EXPECT_THAT(test.seen(), HasSubstr("link.daily focus=link.daily.begin date=2026-11-21 size=" +
                                     std::to_string(size.width) + 'x' + std::to_string(size.height) +
                                     " gravity=" + std::string(link::name(order.rules.gravity)) + " open"));
  ResultTally results;
  results.set_number(kDayTable, "2026-11-21", 273);
  test.player().record("link", std::move(results));
  test.wait(milliseconds(20));
  test.draw();
  EXPECT_THAT(test.seen(), HasSubstr(" best=273"));
}

}  // namespace
}  // namespace quintet::link
