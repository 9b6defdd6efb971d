// A whole game by keyboard only, as with a gamepad.
#include <gtest/gtest.h>

#include <cstdlib>

#include "play/link_driver.hpp"

namespace quintet::app {
namespace {

// Moves the cursor to a cell with the arrows. It jumps from tile to tile, so the direct way may miss the cell; a random
// step then breaks the cycle.
void go_to(Driver& driver, Point goal, Random& chance) {
  constexpr const char* kArrows[] = {"Up", "Down", "Left", "Right"};
  for (int steps = 0; steps < 400; ++steps) {
    const auto at = read_point(driver.value("cursor"));
    ASSERT_TRUE(at);
    const Point way = goal - *at;
    if (way == Point{}) return;
    const bool level = std::abs(way.column) > std::abs(way.row);
    const char* straight = level ? (way.column < 0 ? "Left" : "Right") : (way.row < 0 ? "Up" : "Down");
    driver.play("press " + std::string(chance.below(4) == 0 ? kArrows[chance.index(4)] : straight));
    if (driver.value("focus") != "board") driver.play("press Down");
  }
  FAIL() << "the cursor does not come to " << write_point(goal);
}

TEST(Keyboard, PlaysAWholeGameFromTheMenuToTheResult) {
  const TestPlayer player;
  Driver driver(player);
  set_board(driver, {.gravity = link::Gravity::Left, .width = 6, .height = 4});
  driver.play(
      "settle\nexpect menu focus=menu.link\npress Confirm\nsettle\nexpect link focus=link.relaxed\npress "
      "Confirm\nsettle\nexpect link.setup "
      "focus=link.setup.begin");
  const link::Match match = next_deal(driver, link::Mode::Relaxed);
  driver.play("press Confirm\nsettle\nexpect link.play focus=board");
  Random chance(1);
  for (const link::Pair& pair : match.start().solution) {
    go_to(driver, pair.a, chance);
    driver.play("press Confirm\nexpect selected=" + write_point(pair.a));
    go_to(driver, pair.b, chance);
    driver.play("press Confirm");
  }
  driver.play(
      "expect left=0\nsettle\nexpect result won focus=result.next\npress Back\nsettle\nexpect link\npress "
      "Back\nsettle\nexpect menu");
}

TEST(Keyboard, LeavesTheBoardOnlyUpwards) {
  const TestPlayer player;
  Driver driver(player);
  set_board(driver, {.width = 6, .height = 4});
  begin(driver, link::Mode::Relaxed);
  for (const char* way : {"Left", "Right", "Down"})
    driver.play("press " + std::string(way) + " 9\nexpect link.play focus=board");
  driver.play("press Up 9");
  EXPECT_NE(driver.value("focus"), "board");
  driver.play("press Down\nexpect focus=board");
}

TEST(Keyboard, HighlightsEqualTilesAndAsksForHints) {
  const TestPlayer player;
  Driver driver(player);
  set_board(driver, {.width = 6, .height = 4});
  begin(driver, link::Mode::Relaxed);
  driver.play(
      "press Secondary\nexpect lit\npress Hint\nexpect helps=1\npress Shuffle\nexpect reshuffles=1\npress "
      "Undo\nexpect reshuffles=0");
}

}  // namespace
}  // namespace quintet::app
