// The mode Timed: won, lost, and its clock.
#include <gtest/gtest.h>

#include "engine/platform/window.hpp"
#include "play/link_driver.hpp"

namespace quintet::app {
namespace {

const link::Settings kSmall{.width = 8, .height = 6};

TEST(TimedMode, IsWonWithARecordedScore) {
  const TestPlayer player;
  Driver driver(player);
  set_board(driver, kSmall);
  const link::Match match = begin(driver, link::Mode::Timed);
  clear(driver, match);
  driver.play("settle\nexpect result won");
  const auto best = driver.context().profile.results("link").row<ui::BestRow>(match.record_key());
  EXPECT_EQ(best.won, 1);
  EXPECT_GT(best.score, 24 * link::kPairPoints);
  EXPECT_EQ(best.combo, 24);
}

TEST(TimedMode, PairsInARowEarnMoreAndMore) {
  const TestPlayer player;
  Driver driver(player);
  set_board(driver, kSmall);
  const link::Match match = begin(driver, link::Mode::Timed);
  clear(driver, match, 0, 2);
  EXPECT_EQ(kept_match(driver, player, link::Mode::Timed)->score().points(), 3 * link::kPairPoints);
  driver.wait(std::chrono::seconds(4));
  clear(driver, match, 2, 1);
  EXPECT_EQ(kept_match(driver, player, link::Mode::Timed)->score().points(), 4 * link::kPairPoints);
}

TEST(TimedMode, IsLostWhenTheTimeIsUp) {
  const TestPlayer player;
  Driver driver(player);
  set_board(driver, kSmall);
  const link::Match match = begin(driver, link::Mode::Timed);
  clear(driver, match, 0, 3);
  driver.wait(match.score().total());
  driver.play("settle\nexpect result lost");
  EXPECT_EQ(driver.context().profile.results("link").row<ui::BestRow>(match.record_key()).won, 0);
  driver.context().profile.finish_saving();
  EXPECT_FALSE(player.has("data/link-timed.save"));
  driver.play("tap result.again\nsettle\nexpect link.play status=playing left=48");
}

TEST(TimedMode, APauseStopsTheClockAndHidesTheBoard) {
  const TestPlayer player;
  Driver driver(player);
  set_board(driver, kSmall);
  clear(driver, begin(driver, link::Mode::Timed), 0, 1);
  driver.play("press Pause\nsettle\nexpect pause");
  EXPECT_EQ(driver.app().scenes().top()->locate("tile 0,0"), std::nullopt);
  const auto before = kept_match(driver, player, link::Mode::Timed)->elapsed();
  driver.wait(std::chrono::minutes(10));
  driver.play("press Pause\nexpect link.play status=playing\npress Pause");
  const auto after = kept_match(driver, player, link::Mode::Timed)->elapsed();
  EXPECT_LT(after - before, milliseconds(500));
}

// If any part of the board were visible, the two pictures would differ.
TEST(TimedMode, ThePauseLooksTheSameWhateverTheBoard) {
  std::vector<Window::Pixels> pictures;
  for (const std::uint64_t seed : {5U, 6U}) {
    const TestPlayer player;
    Options options = player.options();
    options.seed = seed;
    Driver driver(options);
    set_board(driver, kSmall);
    begin(driver, link::Mode::Timed);
    driver.play("press Pause\nsettle");
    driver.app().draw();
    pictures.push_back(driver.app().window().read_pixels());
  }
  EXPECT_TRUE(pictures[0].argb == pictures[1].argb);
}

TEST(TimedMode, LosingTheFocusPauses) {
  const TestPlayer player;
  Driver driver(player);
  set_board(driver, kSmall);
  begin(driver, link::Mode::Timed);
  driver.play("focus lost\nexpect pause\nfocus gained\nexpect pause\ntap pause.resume\nexpect link.play");
  // The clock continues.
  const std::string before = driver.value("clock");
  driver.wait(std::chrono::seconds(3));
  EXPECT_GT(std::stol(driver.value("clock")), std::stol(before) + 1500);
}

TEST(TimedMode, AHintAndAShuffleCostTime) {
  const TestPlayer player;
  Driver driver(player);
  set_board(driver, kSmall);
  const link::Match match = begin(driver, link::Mode::Timed);
  clear(driver, match, 0, 1);
  driver.play("press Pause\nsettle");
  const auto before = kept_match(driver, player, link::Mode::Timed)->score().left();
  driver.play("press Pause\npress Hint\npress Shuffle\nexpect helps=2 reshuffles=1\npress Pause");
  const auto lost = before - kept_match(driver, player, link::Mode::Timed)->score().left();
  EXPECT_GE(lost, link::kHintCost + link::kShuffleCost);
  EXPECT_LT(lost, link::kHintCost + link::kShuffleCost + link::Milliseconds(500));
}

TEST(TimedMode, ACountComesBeforeTheClockAndAnyPressEndsIt) {
  const TestPlayer player;
  Driver driver(player);
  set_board(driver, kSmall);
  const link::Match match = next_deal(driver, link::Mode::Timed);
  driver.play("tap menu.link\nsettle\ntap link.timed\nsettle\ntap link.setup.begin");
  driver.wait(milliseconds(1000));
  EXPECT_NE(driver.seen().find(" ready"), std::string::npos) << driver.seen();
  EXPECT_EQ(driver.value("clock"), "0");
  const link::Pair& pair = match.start().solution.front();
  driver.play("tap tile " + write_point(pair.a) + "\ntap tile " + write_point(pair.b));
  EXPECT_EQ(driver.seen().find(" ready"), std::string::npos) << driver.seen();
  EXPECT_EQ(driver.value("left"), "46") << "the press that ends the count is a move";
  driver.wait(milliseconds(500));
  EXPECT_GT(std::stol(driver.value("clock")), 300);
}

TEST(TimedMode, TheClockStartsByItselfAfterTheCount) {
  const TestPlayer player;
  Driver driver(player);
  set_board(driver, kSmall);
  begin(driver, link::Mode::Timed);
  EXPECT_EQ(driver.seen().find(" ready"), std::string::npos);
  driver.wait(milliseconds(500));
  EXPECT_GT(std::stol(driver.value("clock")), 300);
  EXPECT_LT(std::stol(driver.value("clock")), 1500);
}

TEST(TimedMode, ALostScoreIsKept) {
  const TestPlayer player;
  Driver driver(player);
  set_board(driver, kSmall);
  const link::Match match = begin(driver, link::Mode::Timed);
  clear(driver, match, 0, 3);
  driver.wait(match.score().total());
  driver.play("settle\nexpect result lost");
  EXPECT_EQ(driver.context().profile.results("link").row<ui::BestRow>(match.record_key()).score,
            (1 + 2 + 3) * link::kPairPoints);
}

}  // namespace
}  // namespace quintet::app
