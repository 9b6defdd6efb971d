// The setups of both games as a player uses them: by keyboard alone, by mouse alone; and what is chosen is what is
// played.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/link/daily.hpp"
#include "core/link/gravity.hpp"
#include "games/link/setup_page.hpp"
#include "play/gomoku_driver.hpp"
#include "play/link_driver.hpp"

namespace quintet::app {
namespace {

class AtTheSetup : public testing::Test {
 protected:
  AtTheSetup() { driver.settle(); }

  // By Tab, until the focus is on this option.
  void tab_to(const std::string& id) {
    for (int i = 0; i < 30 && driver.value("focus") != id; ++i) driver.play("press Next");
    ASSERT_EQ(driver.value("focus"), id);
  }
  // The match on the screen, as it is saved after its first pair.
  link::Match played(link::Mode mode) {
    driver.play("press Hint");
    driver.take(shown_hint(driver).value());
    driver.play("press Back\nsettle");
    return kept_match(driver, player, mode).value();
  }
  gomoku::Settings gomoku_wish() { return driver.context().profile.get<gomoku::Settings>(); }

  TestPlayer player;
  Driver driver{player};
};

int kinds_of(const link::Match& match) {
  std::set<link::Tile> kinds;
  for (const link::Tile tile : match.start().board.cells().cells()) {
    if (is_tile(tile)) kinds.insert(tile);
  }
  return static_cast<int>(kinds.size());
}

TEST_F(AtTheSetup, LinkUpIsSetUpByKeysAlone) {
  driver.play("press Confirm\nsettle\nexpect link\npress Confirm\nsettle\nexpect link.setup");
  tab_to("link.setup.board.classic");
  driver.play("press Left\npress Left\nexpect board=Small");
  tab_to("link.setup.gravity.none");
  driver.play("press Right 5\nexpect gravity=Split");
  tab_to("link.setup.variety.usual");
  driver.play("press Right");
  tab_to("link.setup.pictures.paintings");
  driver.play("press Right\nexpect pictures=Characters");
  tab_to("link.setup.outside.yes");
  driver.play("press Right\nexpect outside=Off\npress Confirm\nsettle\nexpect link.play left=64");
  const link::Match match = played(link::Mode::Relaxed);
  EXPECT_EQ(match.start().rules.gravity, link::Gravity::LrSplit);
  EXPECT_EQ(match.start().rules.outside, link::Outside::Forbidden);
  EXPECT_EQ(kinds_of(match), link::kinds_on(64, link::Variety::Many));
  EXPECT_EQ(match.pictures(), link::Pictures::Characters);
}

TEST_F(AtTheSetup, LinkUpIsSetUpByMouseAlone) {
  driver.play("tap menu.link\nsettle\ntap link.timed\nsettle\ntap link.setup.board.large\nsettle");
  driver.play(
      "tap link.setup.gravity.ud-gather\nsettle\ntap link.setup.width.previous\ntap "
      "link.setup.width.previous");
  driver.play("expect width=18 height=12 board=Custom gravity=Close");
  driver.play("hover link.setup.variety.usual\nscroll 1\nexpect variety=Easy\ntap link.setup.begin\nsettle");
  driver.play("expect link.play mode=timed left=216");
  const link::Match match = played(link::Mode::Timed);
  EXPECT_EQ(match.start().rules.gravity, link::Gravity::UdGather);
  EXPECT_EQ(kinds_of(match), link::kinds_on(216, link::Variety::Few));
}

TEST_F(AtTheSetup, WhatIsChosenIsWhatIsPlayed) {
  for (const char* board : {"medium", "fish"}) {
    driver.play("tap menu.link\nsettle\ntap link.relaxed\nsettle");
    for (int i = 0; i < 8 && !driver.app().scenes().top()->locate("link.setup.board." + std::string(board));
         ++i)
      driver.play("tap link.setup.board.next");
    driver.play("tap link.setup.board." + std::string(board) +
                "\nsettle\ntap link.setup.gravity.left\nsettle");
    driver.play("tap link.setup.outside.no\nsettle");
    driver.play("tap link.setup.begin\nsettle");
    const link::Match match = played(link::Mode::Relaxed);
    EXPECT_EQ(match.start().rules.gravity, link::Gravity::Left);
    EXPECT_EQ(match.start().rules.outside, link::Outside::Forbidden);
    EXPECT_EQ(match.subject().substr(0, match.subject().find(' ')),
              board == std::string("medium") ? "12x8" : board);
    driver.play("press Back\nsettle\nexpect menu");
    driver.context().profile.forget_game("link-relaxed");
  }
}

TEST_F(AtTheSetup, TheSetupOverAGameGoesBackToIt) {
  const link::Match match = begin(driver, link::Mode::Relaxed);
  clear(driver, match, 0, 1);
  driver.play("settle\npress Pause\nsettle\ntap pause.new\nsettle\nexpect link.setup\npress Back\nsettle");
  driver.play("expect link.play left=158");
  driver.play(
      "press Pause\nsettle\ntap pause.new\nsettle\ntap link.setup.board.small\nsettle\ntap link.setup.begin");
  driver.play("settle\nexpect link.play left=64\npress Back\nsettle\nexpect link");
}

TEST_F(AtTheSetup, GomokuIsSetUpByKeysAlone) {
  driver.play("tap menu.gomoku\nsettle\npress Confirm\nsettle\nexpect gomoku.setup");
  set_gomoku(driver, {.level = gomoku::Level::Pupil});
  tab_to("gomoku.setup.level.pupil");
  driver.play("press Down\nexpect level=Beginner");
  tab_to("gomoku.setup.colour.black");
  driver.play("press Right\nexpect colour=White");
  tab_to("gomoku.setup.rule.freestyle");
  driver.play("press Right 2\nexpect rule=Renju");
  tab_to("gomoku.setup.side.15");
  driver.play("press Right\nexpect side=19\npress Confirm\nexpect gomoku.play acts=computer");
  EXPECT_EQ(gomoku_wish().level, gomoku::kLevels.front());
  EXPECT_EQ(gomoku_wish().start, (gomoku::Start{19, gomoku::Rule::Renju, gomoku::Opening::Free}));
}

TEST_F(AtTheSetup, GomokuIsSetUpByMouseAlone) {
  driver.play(
      "tap menu.gomoku\nsettle\ntap gomoku.watch\nsettle\ntap gomoku.setup.level.pupil\ntap "
      "gomoku.setup.against.expert");
  driver.play(
      "tap gomoku.setup.rule.exact\nsettle\ntap gomoku.setup.material.walnut\ntap gomoku.setup.side.20");
  driver.play(
      "hover gomoku.setup.opening.free\nscroll -1\nexpect opening=Swap\nscroll 1\nexpect opening=Free");
  driver.play("tap gomoku.setup.begin\nexpect gomoku.play mode=watch");
  EXPECT_EQ(gomoku_wish().board, ui::Desk::Walnut);
  EXPECT_EQ(gomoku_wish().start.side, 20);
}

// The pictures belong to the match.
TEST_F(AtTheSetup, ChoosingPicturesLeavesSavedGamesAsTheyAre) {
  const link::Match match = begin(driver, link::Mode::Relaxed);
  clear(driver, match, 0, 1);
  driver.play(
      "settle\npress Back\nsettle\ntap link.timed\nsettle\ntap link.setup.pictures.characters\ntap "
      "link.setup.begin");
  driver.play("settle\npress Back\nsettle");
  EXPECT_EQ(kept_match(driver, player, link::Mode::Relaxed)->pictures(), link::Pictures::Paintings);
  driver.play("tap link.relaxed\nsettle\nexpect link.play left=158\npress Undo\nsettle\npress Back\nsettle");
  EXPECT_EQ(kept_match(driver, player, link::Mode::Relaxed)->pictures(), link::Pictures::Paintings);
}

TEST_F(AtTheSetup, TheSetupOverAGameLeavesItsPictures) {
  const link::Match match = begin(driver, link::Mode::Relaxed);
  clear(driver, match, 0, 1);
  driver.play(
      "settle\npress Pause\nsettle\ntap pause.new\nsettle\ntap link.setup.pictures.characters\npress "
      "Back\nsettle");
  driver.play("expect link.play\npress Back\nsettle");
  EXPECT_EQ(kept_match(driver, player, link::Mode::Relaxed)->pictures(), link::Pictures::Paintings);
}

TEST_F(AtTheSetup, ThePicturesChosenInTheSettingsOverAGameAreMeantForIt) {
  const link::Match match = begin(driver, link::Mode::Relaxed);
  clear(driver, match, 0, 1);
  driver.play(
      "settle\npress Pause\nsettle\ntap pause.settings\nsettle\ntap settings.pictures.characters\npress "
      "Back");
  driver.play("settle\npress Back\nsettle\nexpect link.play\npress Back\nsettle");
  EXPECT_EQ(kept_match(driver, player, link::Mode::Relaxed)->pictures(), link::Pictures::Characters);
}

TEST(LinkPictures, OfAnEarlierSaveFollowTheSetting) {
  const TestPlayer player;
  const link::Match match(link::Mode::Relaxed, link::daily_start({2026, 11, 21}), "16x10 none");
  const std::string text = match.write();
  EXPECT_EQ(text.find("pictures="), std::string::npos);
  EXPECT_EQ(link::Match::read(text)->pictures(), std::nullopt);
}

}  // namespace
}  // namespace quintet::app
