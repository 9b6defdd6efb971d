// Gomoku by keyboard only, by touch, in windows of any size, and with boards of any material.
#include <gtest/gtest.h>

#include "engine/platform/window.hpp"
#include "play/gomoku_driver.hpp"

namespace quintet::app {
namespace {

using gomoku::Level;
using ui::Desk;

constexpr std::string_view kStones = "h8 i9 g7 h9 g9 g8 j8 f10";

TEST(GomokuByKeys, IsPlayedFromTheMenuToTheResult) {
  const TestPlayer player;
  Driver driver(player);
  driver.play(
      "settle\npress Right 2\npress Up\nexpect menu focus=menu.gomoku\npress Confirm\nsettle\nexpect gomoku");
  while (driver.value("focus") != "gomoku.two") driver.play("press Right");
  driver.play("press Confirm\nsettle\nexpect gomoku.setup focus=gomoku.setup.begin\npress Confirm\nsettle");
  driver.play("expect gomoku.play focus=board\npress Confirm\nexpect last=h8");
  // Black plays to the right, white one line above.
  for (const char* black : {"i8", "j8", "k8"}) {
    driver.play(
        "press Up\npress Confirm\nexpect to_move=black\npress Down\npress Right\npress Confirm\nexpect "
        "last=" +
        std::string(black));
  }
  driver.play(
      "press Up\npress Confirm\npress Down\npress Right\npress Confirm\nexpect last=l8 "
      "outcome=black\nsettle");
  driver.play(
      "expect result won focus=result.new\npress Back\nsettle\nexpect gomoku.play\npress Back\nsettle");
  driver.play("expect gomoku\npress Back\nsettle\nexpect menu");
}

TEST(GomokuByKeys, LeavesTheBoardOnlyUpwards) {
  const TestPlayer player;
  give(player, match_with({}, {}, "h8"));
  Driver driver(player);
  go_on(driver, gomoku::Mode::Two);
  driver.play("settle");
  for (const char* way : {"Left", "Right", "Down"})
    driver.play("press " + std::string(way) + " 40\nexpect gomoku.play focus=board");
  // The lower right corner.
  driver.play("press Confirm\nexpect last=o1\npress Up 20");
  EXPECT_NE(driver.value("focus"), "board");
  driver.play("press Down\nexpect focus=board");
}

TEST(GomokuByKeys, ReachesEveryButton) {
  const TestPlayer player;
  give(player, match_with({}, {}, kStones));
  Driver driver(player);
  go_on(driver, gomoku::Mode::Two);
  driver.play("settle\npress Next");
  std::vector<std::string> found;
  for (int i = 0; i < 20; ++i) {
    found.push_back(driver.value("focus"));
    driver.play("press Next");
  }
  for (const char* id :
       {"board", "gomoku.play.back", "gomoku.play.undo", "gomoku.play.hint", "gomoku.play.threats",
        "gomoku.play.rule", "gomoku.play.pause", "gomoku.play.draw", "gomoku.play.resign"})
    EXPECT_NE(std::ranges::find(found, id), found.end()) << id;
}

void touch(Driver& driver, PointerEvent::Kind kind, const char* point) {
  const auto at = driver.app().scenes().top()->locate(point);
  ASSERT_TRUE(at);
  driver.app().turn({{PointerEvent{.kind = kind, .at = *at, .touch = true}}}, milliseconds(16));
}

TEST(GomokuByFinger, PlacesTheStoneOnRelease) {
  const TestPlayer player;
  Driver driver(player);
  begin(driver, gomoku::Mode::Two);
  driver.settle();
  touch(driver, PointerEvent::Kind::Pressed, "h8");
  driver.play("expect stones=0");
  touch(driver, PointerEvent::Kind::Moved, "i9");
  driver.play("expect stones=0");
  touch(driver, PointerEvent::Kind::Released, "i9");
  driver.play("expect stones=1 last=i9");
  // A finger that leaves the board does not place a stone.
  touch(driver, PointerEvent::Kind::Pressed, "a1");
  touch(driver, PointerEvent::Kind::Moved, "gomoku.play.pause");
  touch(driver, PointerEvent::Kind::Released, "gomoku.play.pause");
  driver.play("settle\nexpect gomoku.play stones=1");
}

TEST(GomokuByMouse, OnlyTheFirstButtonPlacesStones) {
  const TestPlayer player;
  give(player, match_with({}, {}, kStones));
  Driver driver(player);
  go_on(driver, gomoku::Mode::Two);
  driver.play(
      "settle\nalt a1\nsettle\nexpect stones=8\nhover a1\nsettle\nexpect stones=8\ntap a1\nexpect stones=9");
}

struct SmallWindow {
  int width = 0, height = 0;
};

void PrintTo(SmallWindow size, std::ostream* out) {
  *out << size.width << 'x' << size.height;
}

class GomokuInAWindow : public testing::TestWithParam<SmallWindow> {};

TEST_P(GomokuInAWindow, ShowsAllItsPagesAndContinues) {
  const TestPlayer player;
  give(player, match_with({.rule = gomoku::Rule::Renju}, {}, kStones));
  Options options = player.options();
  options.size = {GetParam().width, GetParam().height};
  Driver driver(options);
  const auto look = [&driver] {
    driver.settle();
    driver.app().draw();
  };
  for (const char* mode : {"computer", "watch"}) {
    driver.play("tap menu.gomoku\nsettle\ntap gomoku." + std::string(mode));
    look();
    driver.play("expect gomoku.setup\npress Back\nsettle\npress Back\nsettle");
  }
  go_on(driver, gomoku::Mode::Two);
  look();
  driver.play("press Secondary\npress Pause");
  look();
  driver.play("expect pause\npress Pause\nsettle\nexpect gomoku.play stones=8 to_move=black");
  // Keys do not depend on the size.
  driver.play("press Right 9\npress Left 40\npress Confirm\nexpect stones=9 last=a8");
  look();
  driver.play("press Restart\nsettle\nexpect gomoku.play stones=0");
}

INSTANTIATE_TEST_SUITE_P(OfAnySize, GomokuInAWindow,
                         testing::Values(SmallWindow{1, 1}, SmallWindow{2, 900}, SmallWindow{1600, 3},
                                         SmallWindow{320, 240}, SmallWindow{640, 480}, SmallWindow{480, 900},
                                         SmallWindow{2560, 1080}),
                         [](const auto& size) {
                           return std::to_string(size.param.width) + "by" + std::to_string(size.param.height);
                         });

TEST(GomokuWindow, EveryPointCanBeHitWhereTheWindowIsSmall) {
  const TestPlayer player;
  Options options = player.options();
  options.size = {640, 480};
  Driver driver(options);
  set_gomoku(driver, {.start = {.side = gomoku::kMostSide}});
  begin(driver, gomoku::Mode::Two);
  driver.play(
      "settle\ntap a1\nexpect last=a1\ntap t20\nexpect last=t20\ntap a20\nexpect last=a20\ntap t1\nexpect "
      "last=t1");
  driver.play(
      "resize 480 640\nsettle\ntap k10\nexpect last=k10\nresize 1280 720\nsettle\ntap k11\nexpect last=k11");
}

// Forty-eight million pixels are slow, so only one page is drawn.
TEST(GomokuWindow, ShowsABoardOnTheLargestScreen) {
  const TestPlayer player;
  give(player, match_with({}, {}, kStones));
  Options options = player.options();
  options.size = {8000, 6000};
  Driver driver(options);
  go_on(driver, gomoku::Mode::Two);
  driver.play("settle\ntap a1\nexpect stones=9 last=a1");
  driver.app().draw();
  EXPECT_EQ(driver.app().window().read_pixels().argb.size(), 48'000'000U);
}

class GomokuSettingsAtOnce : public testing::Test {
 protected:
  GomokuSettingsAtOnce() {
    give(player, match_with({}, {}, kStones));
    driver = std::make_unique<Driver>(player);
    go_on(*driver, gomoku::Mode::Two);
    driver->settle();
  }
  const gomoku::Settings& wish() { return driver->context().profile.get<gomoku::Settings>(); }
  std::vector<std::uint32_t> picture() {
    driver->settle();
    driver->app().draw();
    return driver->app().window().read_pixels().argb;
  }

  TestPlayer player;
  std::unique_ptr<Driver> driver;
};

TEST_F(GomokuSettingsAtOnce, EachPartOfTheBoardTakesTheChosenTheme) {
  auto before = picture();
  for (const char* choice : {"gomoku-board.ink", "gomoku-frame.walnut", "gomoku-window.celadon",
                             "gomoku-coordinates", "gomoku-numbers", "gomoku-threats"}) {
    driver->play("press Pause\nsettle\ntap pause.settings\nsettle\ntap settings." + std::string(choice));
    driver->play("press Back\nsettle\npress Pause\nsettle\nexpect gomoku.play stones=8");
    auto after = picture();
    EXPECT_TRUE(after != before || std::string(choice) == "gomoku-threats") << choice;
    before = std::move(after);
  }
  EXPECT_EQ(wish().board, Desk::Ink);
  EXPECT_EQ(wish().frame, Desk::Walnut);
  EXPECT_EQ(wish().window, Desk::Celadon);
  EXPECT_FALSE(wish().coordinates);
  EXPECT_TRUE(wish().numbers);
  EXPECT_TRUE(wish().threats);
  driver->play("close");
  const gomoku::Settings chosen = wish();
  driver->restart(player.options());
  EXPECT_EQ(wish(), chosen);
}

TEST_F(GomokuSettingsAtOnce, TheBoardFollowsTheThemeAgain) {
  driver->play("press Pause\nsettle\ntap pause.settings\nsettle\ntap settings.gomoku-board.ink");
  EXPECT_EQ(wish().board, Desk::Ink);
  driver->play("tap settings.gomoku-board.desk");
  EXPECT_EQ(wish().board, std::nullopt);
}

TEST_F(GomokuSettingsAtOnce, TheLanguageChangesInTheMiddleOfAGame) {
  driver->play(
      "press Pause\nsettle\ntap pause.settings\nsettle\ntap settings.all\nsettle\ntap "
      "settings.language.zh_CN\npress Back\nsettle");
  driver->play("press Pause\nsettle\nexpect gomoku.play stones=8\ntap h8\nexpect remark=此处已有棋子。");
}

}  // namespace
}  // namespace quintet::app
