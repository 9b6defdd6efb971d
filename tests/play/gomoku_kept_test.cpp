// Saved games of gomoku: continued after a restart, or damaged; and their clocks.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/gomoku/results.hpp"
#include "play/gomoku_driver.hpp"

namespace quintet::app {
namespace {

using gomoku::Level;
using gomoku::Seat;
using std::chrono::seconds;
using testing::HasSubstr;
using testing::SizeIs;

TEST(SavedGomoku, ContinuesInTheNextRunWithTheSameStonesAndClocks) {
  const TestPlayer player;
  Driver driver(player);
  set_gomoku(driver, {.level = Level::Pupil});
  begin(driver, gomoku::Mode::Computer);
  place(driver, "h8 i7");
  driver.play("wait 4000\npress Undo\nsettle\nexpect stones=2\nclose");
  const auto kept = saved_match(driver, player, gomoku::Mode::Computer);
  ASSERT_TRUE(kept);
  EXPECT_GE(kept->time_of(Seat::First), seconds(4));
  driver.restart(player.options());
  go_on(driver, gomoku::Mode::Computer);
  driver.play("expect stones=2 acts=person\npress Redo\nsettle\nexpect stones=4\npress Undo\nclose");
  const auto again = saved_match(driver, player, gomoku::Mode::Computer);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->game(), kept->game());
  EXPECT_GE(again->time_of(Seat::First), kept->time_of(Seat::First));
  EXPECT_LT(again->elapsed() - kept->elapsed(), seconds(3));
}

TEST(SavedGomoku, ContinuesWithTheComputersSearchIfItIsToMove) {
  const TestPlayer player;
  Driver driver(player);
  set_gomoku(driver, {.level = Level::Pupil});
  begin(driver, gomoku::Mode::Computer);
  driver.play("tap h8\nexpect stones=1 acts=computer\nclose");
  driver.restart(player.options());
  go_on(driver, gomoku::Mode::Computer);
  driver.play("settle\nexpect stones=2 acts=person");
}

TEST(SavedGomoku, StopsTheSearchAfterThePlayerLeaves) {
  const TestPlayer player;
  give(player,
       match_with({}, {gomoku::SeatPlayer{}, gomoku::SeatPlayer{Level::Master}}, "h8 i9 g7 h9 g9 g8 j8"));
  Driver driver(player);
  set_gomoku(driver, {.thinking = 30});
  go_on(driver, gomoku::Mode::Computer);
  driver.play("wait 1000\nexpect thinking=yes\npress Pause\nsettle\nexpect pause");
  EXPECT_FALSE(driver.app().scenes().busy());
  driver.play(
      "wait 60000\npress Pause\nwait 1000\nexpect gomoku.play thinking=yes stones=7\npress Back\nsettle");
  driver.play("expect gomoku saved=computer");
  const auto kept = saved_match(driver, player, gomoku::Mode::Computer);
  ASSERT_TRUE(kept);
  EXPECT_LT(kept->elapsed(), seconds(5));
}

TEST(SavedGomoku, ExistsOncePerMode) {
  const TestPlayer player;
  Driver driver(player);
  set_gomoku(driver, {.level = Level::Pupil, .against = Level::Pupil});
  begin(driver, gomoku::Mode::Computer);
  place(driver, "h8");
  driver.play("press Back\nsettle\nexpect gomoku saved=computer");
  begin(driver, gomoku::Mode::Two);
  place(driver, "a1");
  driver.play("press Back\nsettle\nexpect gomoku saved=computer saved=two");
  driver.play("tap gomoku.computer\nsettle\nexpect gomoku.play mode=computer stones=2\npress Back\nsettle");
  driver.play("tap gomoku.two\nsettle\nexpect gomoku.play mode=two stones=1 last=a1");
}

TEST(SavedGomoku, DoesNotExistBeforeTheFirstStone) {
  const TestPlayer player;
  Driver driver(player);
  begin(driver, gomoku::Mode::Two);
  driver.play("press Back\nsettle\nexpect gomoku");
  EXPECT_EQ(driver.value("saved"), "");
  begin(driver, gomoku::Mode::Two);
  place(driver, "h8");
  driver.play("press Undo\nsettle\npress Back\nsettle\nexpect gomoku");
  EXPECT_EQ(driver.value("saved"), "");
}

TEST(SavedGomoku, IsUnchangedByALookAtOtherPlayers) {
  const TestPlayer player;
  give(player, match_with({}, {}, "h8 i9 j10"));
  Driver driver(player);
  go_on(driver, gomoku::Mode::Two);
  driver.play(
      "settle\npress Pause\nsettle\ntap pause.setup\nsettle\nexpect gomoku.setup\npress Back\nsettle");
  driver.play("expect gomoku.play stones=3 to_move=white\ntap a1\nexpect stones=4");
}

TEST(SavedGomoku, WaitsWhenOtherPlayersBegin) {
  const TestPlayer player;
  give(player, match_with({}, {}, "h8 i9 j10 a1"));
  Driver driver(player);
  go_on(driver, gomoku::Mode::Two);
  driver.play("settle\npress Pause\nsettle\ntap pause.setup\nsettle\ntap gomoku.setup.begin\nsettle");
  driver.play(
      "expect gomoku.play stones=0\ntap a1\nsettle\npress Back\nsettle\nexpect gomoku saved=two others=1");
}

TEST(SavedGomoku, DoesNotExistAfterAWin) {
  const TestPlayer player;
  give(player,
       match_with({}, {gomoku::SeatPlayer{}, gomoku::SeatPlayer{Level::Pupil}}, "h8 a1 i8 c1 j8 e1 k8 g1"));
  Driver driver(player);
  go_on(driver, gomoku::Mode::Computer);
  driver.play(
      "settle\ntap l8\nexpect outcome=black\npress Back\nsettle\nexpect result won\npress "
      "Back\nsettle\nexpect gomoku.play\npress Back\nsettle\nexpect gomoku");
  EXPECT_EQ(driver.value("saved"), "");
  EXPECT_EQ(driver.context().profile.results("gomoku").row<gomoku::LevelRow>("pupil").won, 1);
}

TEST(SavedGomoku, OfTwoComputersContinuesWithItsLevels) {
  const TestPlayer player;
  give(player,
       match_with({}, {gomoku::SeatPlayer{Level::Pupil}, gomoku::SeatPlayer{Level::Scholar}}, "h8 i9 g7"));
  Driver driver(player);
  go_on(driver, gomoku::Mode::Watch);
  driver.play("tap gomoku.play.watch\nsettle\nclose");
  const auto kept = saved_match(driver, player, gomoku::Mode::Watch);
  ASSERT_TRUE(kept);
  EXPECT_EQ(kept->player(Seat::First), gomoku::SeatPlayer{Level::Pupil});
  EXPECT_EQ(kept->player(Seat::Second), gomoku::SeatPlayer{Level::Scholar});
}

// The message on gomoku's own page.
void expect_told(const TestPlayer& player, const std::string& words) {
  Driver driver(player);
  driver.play("tap menu.gomoku\nsettle\nexpect gomoku");
  driver.context().profile.finish_saving();  // while a file is written, reports wait
  driver.wait(milliseconds(50));
  EXPECT_THAT(driver.seen(), HasSubstr(words));
}

TEST(DamagedGomoku, LoadsTheLastGoodCopyAndSaysSo) {
  for (const gomoku::Mode mode : {gomoku::Mode::Computer, gomoku::Mode::Two}) {
    const TestPlayer player;
    {
      Driver driver(player);
      set_gomoku(driver, {.level = Level::Pupil});
      begin(driver, mode);
      // Each save becomes a file of its own, however busy the machine is.
      for (const char* point : {"h8", "i9"}) {
        place(driver, point);
        driver.context().profile.finish_saving();
      }
      driver.play("close");
    }
    const std::string save = player.get(save_of(mode));
    player.put(save_of(mode), save.substr(0, save.size() / 2));
    expect_told(player, "Backup opened");
    Driver driver(player);
    driver.play("tap menu.gomoku\nsettle\nexpect gomoku saved=" + std::string(ui::mode_info(mode).id));
    EXPECT_THAT(player.files("data", "gomoku-" + std::string(ui::mode_info(mode).id) + ".save.corrupt-"),
                SizeIs(1));
  }
}

TEST(DamagedGomoku, WithoutAGoodCopyIsSetAsideAndANewGameBegins) {
  const std::string good = match_with({}, {}, "h8 i9 j10").write();
  std::string twice = good, no_game = good;
  twice.replace(twice.find("6,8"), 3, "7,7");
  no_game.replace(no_game.find(" gomoku "), 8, " go ");
  for (const std::string& text : {std::string(), good.substr(0, 40), twice, no_game, good + good}) {
    const TestPlayer player;
    player.put(save_of(gomoku::Mode::Two), text);
    expect_told(player, "was damaged and set aside");
    Driver driver(player);
    begin(driver, gomoku::Mode::Two);
    place(driver, "h8");
    EXPECT_THAT(player.files("data", "gomoku-two.save.corrupt-"), SizeIs(1));
  }
}

TEST(DamagedGomoku, ASaveOfAnotherModeIsNotLoaded) {
  const TestPlayer player;
  player.put(save_of(gomoku::Mode::Computer), match_with({}, {}, "h8 i9 j10").write());
  expect_told(player, "set aside");
}

class TheClocks : public testing::Test {
 protected:
  void take_up(Level level, int thinking) {
    give(player,
         match_with({}, {gomoku::SeatPlayer{}, gomoku::SeatPlayer{level}}, "h8 i9 g7 h9 g9 g8 j8 f10"));
    driver = std::make_unique<Driver>(player);
    set_gomoku(*driver, {.thinking = thinking});
    go_on(*driver, gomoku::Mode::Computer);
    driver->settle();
  }
  gomoku::Match kept() { return *saved_match(*driver, player, gomoku::Mode::Computer); }

  TestPlayer player;
  std::unique_ptr<Driver> driver;
};

TEST_F(TheClocks, RunForThePlayerToMove) {
  take_up(Level::Master, 30);
  driver->play("wait 5000\ntap i7\nexpect acts=computer");
  EXPECT_GE(kept().time_of(Seat::First), seconds(5));
  EXPECT_EQ(kept().time_of(Seat::Second), Duration{0});
  driver->play("wait 3000\nexpect thinking=yes\npress Undo");
  EXPECT_GE(kept().time_of(Seat::Second), seconds(2));
  EXPECT_LT(kept().time_of(Seat::First), seconds(6));
}

TEST_F(TheClocks, StopDuringAPauseAndWithoutWindowFocus) {
  take_up(Level::Pupil, 1);
  driver->play(
      "press Pause\nsettle\nwait 60000\npress Pause\nfocus lost\nwait 60000\nfocus gained\nsettle\nclose");
  EXPECT_LT(kept().elapsed(), seconds(5));
  driver->restart(player.options());
  go_on(*driver, gomoku::Mode::Computer);
  driver->play("focus lost\nfocus gained\nwait 5000\nclose");
  EXPECT_GE(kept().elapsed(), seconds(5));
}

TEST_F(TheClocks, HurryTheMasterWhenItsTimeIsUp) {
  take_up(Level::Master, 1);
  driver->play("tap i7\nwait 1600\nsettle\nexpect stones=10 acts=person\nclose");
  EXPECT_LT(kept().time_of(Seat::Second), seconds(3));
}

}  // namespace
}  // namespace quintet::app
