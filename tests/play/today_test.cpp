// Today's board: the same for everyone, one per day.
#include <gtest/gtest.h>

#include "games/link/results.hpp"
#include "play/link_driver.hpp"

namespace quintet::app {
namespace {

std::string board_of(const TestPlayer& player, std::uint64_t seed, const std::string& date) {
  Options options = player.options();
  options.seed = seed;
  options.today = date;
  Driver driver(options);
  driver.play(
      "tap menu.link\nsettle\ntap link.today\nsettle\nexpect link.play "
      "mode=today\npress "
      "Shuffle\npress Undo");
  return link::Game::write_start(kept_match(driver, player, link::Mode::Today)->start());
}

TEST(TodaysBoard, IsSolvedAndRecordedUnderItsDate) {
  const TestPlayer player;
  Driver driver(player);
  const link::Match match = link::match_of_day(driver.context(), driver.context().today());
  driver.play(
      "tap menu.link\nsettle\ntap link.today\nsettle\nexpect link.play "
      "mode=today "
      "status=playing");
  clear(driver, match);
  driver.play("settle\nexpect result won");
  EXPECT_TRUE(ui::result_of_day(driver.context().profile.results("link"), {2026, 11, 21}));
}

TEST(TodaysBoard, IsTheSameForTheSameDateAndAnySeed) {
  const TestPlayer one, other;
  EXPECT_EQ(board_of(one, 5, "2026-11-21"), board_of(other, 77, "2026-11-21"));
}

TEST(TodaysBoard, ChangesTomorrowAndTheOldOneIsNotContinued) {
  const TestPlayer player;
  const std::string today = board_of(player, 5, "2026-11-21");
  EXPECT_NE(board_of(player, 5, "2026-11-22"), today);
}

TEST(TodaysBoard, BeginsWithOnePressUntilItIsSolved) {
  const TestPlayer player;
  Driver driver(player);
  const link::Match match = link::match_of_day(driver.context(), driver.context().today());
  driver.play("tap menu.link\nsettle\ntap link.today\nsettle\nexpect link.play mode=today");
  clear(driver, match);
  driver.play(
      "settle\nexpect result won\npress Back\nsettle\ntap link.today\nsettle\nexpect link.daily "
      "date=2026-11-21");
}

TEST(TodaysBoard, TheCardDealsItsOwnDayAndTheNextDayIsAnnounced) {
  const TestPlayer player;
  Driver driver(player);
  const link::Match match = link::match_of_day(driver.context(), driver.context().today());
  driver.play("tap menu.link\nsettle\ntap link.today\nsettle");
  clear(driver, match);
  driver.play("settle\npress Back\nsettle\ntap link.today\nsettle\nexpect link.daily date=2026-11-21");
  driver.context().today = [] { return Date{2026, 11, 22}; };
  driver.play("tap link.daily.begin\nsettle\nexpect link.play mode=today");
  clear(driver, match, 0, 2);
  driver.play("press Back\nsettle\nexpect notice=That board has expired. Today’s is ready.");
  driver.play("tap link.today\nsettle\nexpect link.play mode=today");
}

TEST(TodaysBoard, AnUnfinishedOneOfAnotherDayIsSaidToBeExpired) {
  const TestPlayer player;
  Driver driver(player);
  driver.play("tap menu.link\nsettle\ntap link.today\nsettle\npress Shuffle\nsettle\npress Back\nsettle");
  driver.wait(std::chrono::seconds(4));  // until the message about the saved game has gone
  driver.context().today = [] { return Date{2026, 11, 22}; };
  driver.play("tap link.today\nsettle\nexpect notice=That board has expired. Today’s is ready.");
  driver.wait(std::chrono::seconds(4));
  driver.play("expect link.play mode=today\npress Back\nsettle");
  driver.wait(std::chrono::seconds(4));
  driver.play("tap link.today\nsettle");
  EXPECT_EQ(driver.seen().find("notice="), std::string::npos) << driver.seen();
}

TEST(TodaysBoard, KeepsTheBetterOfTwoTimes) {
  const TestPlayer player;
  Driver driver(player);
  const link::Match match = link::match_of_day(driver.context(), driver.context().today());
  driver.play("tap menu.link\nsettle\ntap link.today\nsettle");
  clear(driver, match);
  driver.play("settle");
  const auto first = ui::result_of_day(driver.context().profile.results("link"), {2026, 11, 21});
  driver.play("tap result.again\nsettle");
  driver.wait(std::chrono::minutes(2));
  clear(driver, match);
  driver.play("settle\nexpect result won");
  EXPECT_EQ(ui::result_of_day(driver.context().profile.results("link"), {2026, 11, 21}), first);
}

}  // namespace
}  // namespace quintet::app
