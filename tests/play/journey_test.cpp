// The journey: every level, its stars, and the transitions between levels.
#include <gtest/gtest.h>

#include "games/link/matches.hpp"
#include "games/link/results.hpp"
#include "play/link_driver.hpp"

namespace quintet::app {
namespace {

// As if every level before this one had been won with one star.
void open_up_to(Driver& driver, int level) {
  ui::ResultTally results = driver.context().profile.results("link");
  for (int won = 0; won < level; ++won) link::set_stars(results, static_cast<std::size_t>(won), 1);
  driver.context().profile.record("link", std::move(results));
}

void begin_level(Driver& driver, int level) {
  const std::string number = std::to_string(level + 1);
  driver.play("tap menu.link\nsettle\ntap link.journey\nsettle\nexpect link.journey next=" + number);
  driver.play("expect link.journey level=" + number +
              "\ntap link.level.begin\nsettle\nexpect link.play mode=journey status=playing");
}

class JourneyLevel : public testing::TestWithParam<int> {};

TEST_P(JourneyLevel, IsClearedByItsStoredSolution) {
  const TestPlayer player;
  Driver driver(player);
  const int level = GetParam();
  open_up_to(driver, level);
  begin_level(driver, level);
  clear(driver, level_deal(driver, level));
  driver.play("settle\nexpect result won stars=3");
  EXPECT_EQ(link::stars_of(driver.context().profile.results("link"), static_cast<std::size_t>(level)), 3);
}

INSTANTIATE_TEST_SUITE_P(All, JourneyLevel, testing::Range(0, static_cast<int>(link::journey().size())));

TEST(Journey, AWonLevelUnlocksTheNext) {
  const TestPlayer player;
  Driver driver(player);
  begin_level(driver, 0);
  clear(driver, level_deal(driver, 0));
  driver.play("settle\nexpect result won stars=3\ntap result.next\nsettle\nexpect link.play mode=journey");
  const std::string tiles = std::to_string(level_deal(driver, 1).game().board().tiles());
  driver.play("expect link.play left=" + tiles +
              "\npress Back\nsettle\nexpect link.journey stars=3 next=2 level=2");
}

TEST(Journey, ALockedLevelCannotBeEntered) {
  const TestPlayer player;
  Driver driver(player);
  driver.play(
      "tap menu.link\nsettle\ntap link.journey\nsettle\ntap link.journey.2\nsettle\nexpect link.journey "
      "next=1");
  driver.play("expect link.journey level=2 locked\npress Confirm\nsettle\nexpect link.journey");
}

TEST(Journey, AHintCostsAStar) {
  const TestPlayer player;
  Driver driver(player);
  begin_level(driver, 0);
  driver.play("press Hint\nexpect helps=1");
  clear(driver, level_deal(driver, 0));
  driver.play("settle\nexpect result won stars=2");
}

TEST(Journey, AHintByKeyShowsTheStarThatItCosts) {
  const TestPlayer player;
  Driver driver(player);
  begin_level(driver, 0);
  EXPECT_EQ(driver.value("stars"), "3");
  driver.play("press Hint\nexpect link.play stars=2 remark=−1");
  EXPECT_EQ(driver.value("stars"), "2");
}

TEST(Journey, ALevelOfFewMovesHasNoBadgeOnceAnotherOneBegins) {
  const TestPlayer player;
  Driver driver(player);
  open_up_to(driver, 1);
  driver.play(
      "tap menu.link\nsettle\ntap link.journey\nsettle\ntap link.journey.1\nsettle\ntap "
      "link.level.begin\nsettle");
  driver.take(level_deal(driver, 0).start().solution.front());
  driver.play("settle\npress Back\nsettle\nexpect link.journey waits=1\ntap link.journey.2\nsettle");
  driver.play("tap link.level.begin\nsettle\nexpect link.play");
  driver.take(level_deal(driver, 1).start().solution.front());
  driver.play("settle\npress Back\nsettle\nexpect link.journey waits=2\npress Back\nsettle\nexpect link");
  EXPECT_EQ(driver.value("others"), "") << driver.seen();
}

TEST(Journey, SlowPlayCostsStars) {
  const TestPlayer player;
  Driver driver(player);
  begin_level(driver, 0);
  const link::Level& level = link::journey().front();
  driver.wait(level.time - level.two_stars + std::chrono::seconds(1));
  clear(driver, level_deal(driver, 0));
  driver.play("settle\nexpect result won stars=1");
}

TEST(Journey, ALostLevelGivesNoStarsAndCanBeRetried) {
  const TestPlayer player;
  Driver driver(player);
  begin_level(driver, 0);
  driver.wait(link::journey().front().time + std::chrono::seconds(1));
  driver.play("settle\nexpect result lost");
  EXPECT_EQ(link::next_level(driver.context().profile.results("link")), 0U);
  driver.play("tap result.again\nsettle\nexpect link.play status=playing");
}

TEST(Journey, AWorseResultKeepsTheEarlierStars) {
  const TestPlayer player;
  Driver driver(player);
  begin_level(driver, 0);
  const link::Match match = level_deal(driver, 0);
  clear(driver, match);
  driver.play("settle\ntap result.again\nsettle\npress Hint 1\npress Shuffle\nexpect link.play helps=2");
  while (driver.value("left") != "0") {
    driver.play("press Hint");
    const auto pair = shown_hint(driver);
    ASSERT_TRUE(pair);
    driver.take(*pair);
  }
  driver.play("settle\nexpect result won stars=1");
  EXPECT_EQ(link::stars_of(driver.context().profile.results("link"), 0), 3);
}

// Takes one pair of the first level and returns to the map.
void leave_first_level_begun(Driver& driver) {
  begin_level(driver, 0);
  const link::Match match = level_deal(driver, 0);
  ASSERT_FALSE(match.start().solution.empty());
  driver.take(match.start().solution.front());
  driver.play("settle\npress Back\nsettle\nexpect link.journey waits=1");
}

TEST(Journey, ASavedGameIsContinuedFromItsLevel) {
  const TestPlayer player;
  Driver driver(player);
  leave_first_level_begun(driver);
  driver.play("expect link.journey level=1");
  driver.play("tap link.level.begin\nsettle\nexpect link.play mode=journey left=62");
  driver.play("press Back\nsettle\nexpect link.journey waits=1");
}

TEST(Journey, LevelsWaitBesideEachOther) {
  const TestPlayer player;
  Driver driver(player);
  open_up_to(driver, 1);
  driver.play(
      "tap menu.link\nsettle\ntap link.journey\nsettle\ntap link.journey.1\nsettle\n"
      "tap link.level.begin\nsettle");
  clear(driver, level_deal(driver, 0), 0, 4);
  driver.play("settle\npress Back\nsettle\ntap link.level.other\nsettle");
  driver.play("expect dialog focus=dialog.cancel\npress Confirm\nsettle\nexpect link.journey waits=1");
  driver.play("tap link.journey.2\nsettle\ntap link.level.begin\nsettle\nexpect link.play");
  clear(driver, level_deal(driver, 1), 0, 4);
  driver.play("settle\npress Back\nsettle\nexpect link.journey waits=2\ntap link.journey.1\nsettle");
  driver.play("tap link.level.begin\nsettle\nexpect link.play left=56\npress Back\nsettle\nexpect waits=1");
  driver.play(
      "press Back\nsettle\nexpect link saved=journey others=1\ntap link.journey\nsettle\nexpect left=56");
  // A level that is restarted has no second game.
  driver.play("press Back\nsettle\ntap link.level.other\nsettle\ntap dialog.begin\nsettle\nexpect left=64");
  driver.take(level_deal(driver, 0).start().solution.front());
  driver.play("settle\npress Back\nsettle\npress Back\nsettle\nexpect link others=1");
}

TEST(Journey, TheGamesPageContinuesTheLevelAboveTheMap) {
  const TestPlayer player;
  Driver driver(player);
  leave_first_level_begun(driver);
  driver.play("press Back\nsettle\nexpect link saved=journey focus=link.journey\ntap link.journey\nsettle");
  driver.play("expect link.play left=62\npress Back\nsettle\nexpect link.journey waits=1");
  driver.play("press Back\nsettle\nexpect link\npress Back\nsettle\nexpect menu");
}

}  // namespace
}  // namespace quintet::app
