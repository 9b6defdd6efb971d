// The menu and the pages of the games, as a player uses them: from the first start to the second game, by mouse alone and
// by keys alone.
#include <gtest/gtest.h>

#include "play/endings.hpp"
#include "support/golden.hpp"

namespace quintet::app {
namespace {

class MenuPlay : public testing::Test {
 protected:
  // The lesson comes before the first board of all; it is not what these tests are about.
  void skip_lesson() {
    if (driver.seen().find("lesson") != std::string::npos) driver.play("press Back\nsettle");
  }

  TestPlayer player;
  Driver driver{player};
};

TEST_F(MenuPlay, TheFirstStartInvitesAndTheSecondContinues) {
  driver.play("settle\nexpect menu focus=menu.link cards=5 hero=link");
  driver.play(
      "tap menu.gomoku\nsettle\ntap gomoku.two\nsettle\ntap gomoku.setup.begin\nsettle\ntap h8\nsettle");
  driver.play("press Back\nsettle\npress Back\nsettle\nexpect hero=gomoku.two saved");
  driver.restart(player.options());
  driver.play("settle\nexpect menu focus=menu.continue cards=5 hero=gomoku.two saved");
  driver.play("press Confirm\nsettle\nexpect gomoku.play\nexpect stones=1");
}

TEST_F(MenuPlay, NewGameOpensTheSetupAndTheSavedGameStaysUntilItsFirstMove) {
  driver.play(
      "settle\ntap menu.gomoku\nsettle\ntap gomoku.two\nsettle\ntap gomoku.setup.begin\nsettle\ntap "
      "h8\nsettle");
  driver.play("press Back\nsettle\nexpect gomoku focus=gomoku.two saved=two");
  driver.play(
      "tap gomoku.two.new\nsettle\nexpect gomoku.setup mode=two\ntap gomoku.setup.begin\nsettle\nexpect "
      "gomoku.play stones=0");
  driver.play("press Back\nsettle\nexpect gomoku saved=two");
  driver.play(
      "press Back\nsettle\ntap menu.new\nsettle\nexpect gomoku.setup mode=two\ntap "
      "gomoku.setup.begin\nsettle");
  driver.play("expect gomoku.play\nexpect stones=0");
}

// The picture of the last page fades out meanwhile, and may show the same notice.
TEST_F(MenuPlay, ANoticeWaitsUntilTheLastPageHasGone) {
  driver.play("settle\ntap menu.link\nsettle\ntap link.today\nsettle");
  skip_lesson();
  driver.play("press Shuffle\nsettle");
  for (const std::string notice : {"Game saved", "The disk is full."}) {
    driver.app().draw();
    driver.play("press Back");
    driver.wait(milliseconds(50));
    ASSERT_TRUE(driver.app().scenes().fading());
    EXPECT_EQ(driver.seen().find("notice="), std::string::npos) << driver.seen();
    driver.play("settle\nexpect notice=" + notice);
    driver.context().profile.notify("The disk is full.");
  }
}

TEST_F(MenuPlay, TheBoardOnTheCardContinuesTheGame) {
  driver.play(
      "settle\ntap menu.gomoku\nsettle\ntap gomoku.two\nsettle\ntap gomoku.setup.begin\nsettle\ntap "
      "h8\nsettle");
  driver.play("press Back\nsettle\ntap gomoku.two.art\nsettle\nexpect stones=1\npress Back\nsettle");
  driver.play("press Back\nsettle\ntap menu.board\nsettle\nexpect stones=1");
}

// The pictures chosen in the settings are for the boards to come.
TEST_F(MenuPlay, TheSavedBoardKeepsItsPictures) {
  link::Match match = link_match(link::Mode::Relaxed);
  match.set_pictures(link::Pictures::Paintings);
  driver.context().profile.save_game("link-relaxed", match.write());
  const auto menu_with = [&](link::Pictures pictures) {
    driver.context().profile.change(link::Settings{.pictures = pictures});
    driver.restart(player.options());
    driver.play("settle\nexpect menu hero=link.relaxed saved");
    driver.app().draw();
    return driver.app().window().read_pixels();
  };
  const Picture before = menu_with(link::Pictures::Paintings);
  EXPECT_EQ(difference(before, menu_with(link::Pictures::Characters)).share, 0);
  // The test can see other pictures.
  match.set_pictures(link::Pictures::Characters);
  driver.context().profile.save_game("link-relaxed", match.write());
  EXPECT_GT(difference(before, menu_with(link::Pictures::Characters)).share, 0);
}

TEST_F(MenuPlay, TheGamePlayedLastComesFirst) {
  driver.play(
      "settle\ntap menu.gomoku\nsettle\ntap gomoku.two\nsettle\ntap gomoku.setup.begin\nsettle\ntap "
      "h8\nsettle");
  driver.play(
      "press Back\nsettle\npress Back\nsettle\nexpect hero=gomoku.two saved\ntap menu.link\nsettle\ntap "
      "link.timed\nsettle");
  driver.play("tap link.setup.begin\nsettle");
  skip_lesson();
  driver.play(
      "expect link.play mode=timed\npress Shuffle\nwait 3000\nsettle\npress Back\nsettle\nexpect link "
      "focus=link.timed saved=timed");
  driver.play("press Back\nsettle\nexpect menu focus=menu.continue cards=5 hero=link.timed saved");
}

TEST_F(MenuPlay, QuitAndEscapeAskAlike) {
  driver.play(
      "settle\ntap menu.quit\nsettle\nexpect dialog focus=dialog.cancel\npress Confirm\nsettle\nexpect menu");
  driver.play("press Back\nsettle\nexpect dialog focus=dialog.cancel\npress Confirm\nsettle\nexpect menu");
  driver.play("tap menu.quit\nsettle\ntap dialog.quit");
  EXPECT_EQ(driver.seen(), "nothing");
}

// Wherever it is pasted, the game that understands a code opens it.
TEST_F(MenuPlay, ACodeOpensItsOwnGame) {
  driver.play("settle\nclip h8i9\npress Paste\nsettle\nexpect gomoku.review of=2\npress Back\nsettle");
  driver.play("expect menu\nclip nonsense\npress Paste\nsettle");
  EXPECT_NE(driver.seen().find("No game understands"), std::string::npos) << driver.seen();
  driver.play("tap menu.2048\nsettle\nclip h8i9\npress Paste\nsettle\nexpect gomoku.review of=2");
  driver.play("press Back\nsettle\nexpect 2048\nclip nonsense\npress Paste\nsettle");
  EXPECT_NE(driver.seen().find("notice="), std::string::npos) << driver.seen();
}

TEST_F(MenuPlay, ADamagedSaveLeavesTheUsualPicture) {
  driver.play(
      "settle\ntap menu.gomoku\nsettle\ntap gomoku.two\nsettle\ntap gomoku.setup.begin\nsettle\ntap "
      "h8\nsettle");
  driver.play("press Back\nsettle\npress Back\nsettle\nexpect hero=gomoku.two saved");
  driver.context().profile.finish_saving();
  driver.play("close");
  player.put("data/gomoku-two.save", "quintet 1 gomoku nonsense");
  player.put("data/gomoku-two.save.bak", "quintet 1 gomoku nonsense");
  driver.restart(player.options());
  driver.play("settle\nexpect menu focus=menu.continue cards=5 hero=gomoku.two");
  EXPECT_EQ(driver.seen().find(" saved"), std::string::npos) << driver.seen();
  driver.app().draw();
  driver.play("press Confirm\nsettle\nexpect gomoku.setup mode=two");
}

// A new player who never touches the mouse, until the second game is on the board.
TEST_F(MenuPlay, IsPlayedByKeysAloneFromTheFirstStartToTheSecondGame) {
  driver.play(
      "settle\npress Right\npress Right\npress Up\nexpect focus=menu.gomoku\npress Confirm\nsettle\nexpect "
      "gomoku "
      "focus=gomoku.computer");
  driver.play("press Right\nexpect focus=gomoku.two\npress Confirm\nsettle\nexpect gomoku.setup mode=two");
  driver.play("press Confirm\nsettle\nexpect gomoku.play\npress Confirm\nsettle\nexpect stones=1");
  driver.play(
      "press Back\nsettle\nexpect gomoku focus=gomoku.two saved=two\npress Down\nexpect "
      "focus=gomoku.two.new");
  driver.play("press Confirm\nsettle\nexpect gomoku.setup mode=two\npress Back\nsettle\npress Back\nsettle");
  driver.play("expect menu focus=menu.continue\npress Confirm\nsettle\nexpect stones=1");
}

}  // namespace
}  // namespace quintet::app
