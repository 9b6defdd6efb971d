// The choices of Minesweeper's setup.
#include "games/mines/setup_page.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <thread>

#include "games/mines/settings.hpp"
#include "support/test_context.hpp"

namespace quintet::mines {

using namespace ui;
namespace {

constexpr Dealer::Effort kOneBoard{1};

class MinesSetupPage : public testing::Test {
 protected:
  void open(Mode mode) {
    page = &test.push<SetupPage>(mode, std::nullopt, kOneBoard);
    test.settle();
  }
  void set(int width, int height, int mines, bool no_guess = false) {
    Settings settings = chosen();
    settings.width = width;
    settings.height = height;
    settings.mines = mines;
    settings.no_guess = no_guess;
    test.player().change(settings);
    test.settle();
  }
  const Settings& chosen() { return test.player().get<Settings>(); }
  const Control* control(const std::string& id) const {
    const auto& all = page->controls();
    const auto found = std::ranges::find(all, "mines.setup." + id, &Control::id);
    return found == all.end() ? nullptr : &*found;
  }
  bool says(const std::string& words) const { return test.seen().find(words) != std::string::npos; }

  TestContext test;
  SetupPage* page = nullptr;
};

TEST_F(MinesSetupPage, OnlyACustomBoardHasASizeOfItsOwn) {
  open(Mode::Expert);
  EXPECT_EQ(control("width.next"), nullptr);
  EXPECT_TRUE(control("no-guess.on"));
  open(Mode::Custom);
  EXPECT_TRUE(control("width.next") && control("mines.next") && control("flood.four"));
}

// With the sentence below the last row.
TEST(MinesSetup, ShowsEveryChoiceWithoutScrolling) {
  constexpr float kSentence = 22;
  const auto check = [](Mode mode, int width, int height, const std::string& language) {
    TestContext test(width, height);
    test.speak(language);
    const auto& page = test.push<SetupPage>(mode, std::nullopt, kOneBoard);
    test.settle();
    for (const Control& control : page.controls()) {
      if (control.window.empty()) continue;
      EXPECT_LE(control.bounds.bottom() + kSentence, control.window.bottom())
          << control.id << ' ' << width << ' ' << language;
    }
  };
  for (const std::string language : {"en", "zh_CN"}) {
    check(Mode::Custom, 1280, 720, language);
    check(Mode::Beginner, 640, 480, language);
  }
}

TEST_F(MinesSetupPage, TheUsualCustomBoardHasOneOfTheDensities) {
  open(Mode::Custom);
  EXPECT_TRUE(says("density=16%")) << test.seen();
}

TEST_F(MinesSetupPage, ABoardKeepsItsDensityWhenItsSizeChanges) {
  open(Mode::Custom);
  set(20, 20, 80);
  test.tap("mines.setup.width.next");
  test.tap("mines.setup.height.next");
  EXPECT_EQ(chosen().width, 21);
  EXPECT_EQ(chosen().height, 21);
  EXPECT_EQ(chosen().mines, 88);
  test.tap("mines.setup.density.12");
  EXPECT_EQ(chosen().mines, 53);
}

TEST_F(MinesSetupPage, TheWayToAnotherSizeAndBackChangesNothing) {
  open(Mode::Custom);
  set(20, 16, 51);
  for (int i = 0; i < 30; ++i) test.tap("mines.setup.width.next");
  EXPECT_TRUE(says("density=16%")) << test.seen();
  EXPECT_EQ(chosen().mines, 128);
  for (int i = 0; i < 30; ++i) test.tap("mines.setup.width.previous");
  EXPECT_EQ(chosen().mines, 51);
}

TEST_F(MinesSetupPage, OneCellStaysWithoutAMine) {
  open(Mode::Custom);
  set(5, 5, 24);
  EXPECT_FALSE(control("mines.next")->enabled);
  test.tap("mines.setup.mines.next");
  EXPECT_EQ(chosen().mines, 24);
  EXPECT_FALSE(control("width.previous")->enabled);
  set(5, 6, 29);
  test.tap("mines.setup.height.previous");
  EXPECT_EQ(chosen().mines, 24);
  test.tap("mines.setup.mines.previous");
  EXPECT_EQ(chosen().mines, 23);
}

TEST_F(MinesSetupPage, TheLargestBoardIsTheLimit) {
  open(Mode::Custom);
  set(60, 40, 480);
  EXPECT_FALSE(control("width.next")->enabled);
  EXPECT_FALSE(control("height.next")->enabled);
  test.draw();
}

TEST_F(MinesSetupPage, WarnsWhereBoardsWithoutAGuessAreOutOfReach) {
  open(Mode::Custom);
  set(20, 20, 150, true);
  for (int i = 0; i < 5'000 && !says("out-of-reach"); ++i) {
    std::this_thread::sleep_for(milliseconds(1));
    test.send({});
  }
  EXPECT_TRUE(says("out-of-reach"));
  test.draw();
  set(20, 20, 150, false);
  EXPECT_FALSE(says("out-of-reach")) << "a plain board promises nothing";
}

}  // namespace
}  // namespace quintet::mines
