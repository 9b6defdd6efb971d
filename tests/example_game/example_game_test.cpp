// A tiny game that no shared code names gets a card on the menu, setup, play by mouse and keys, undo, saving and
// continuing, result, record, statistics and help. Played by a script, as a player would.
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "app/games.hpp"
#include "example_game/kit.hpp"
#include "support/app_driver.hpp"

namespace quintet::app {
namespace {

// The games of the program, and one more.
ui::GameList games_with_lights() {
  static const std::vector<const ui::GameDefinition*> all = [] {
    std::vector<const ui::GameDefinition*> list(games().begin(), games().end());
    list.push_back(&lights::definition());
    return list;
  }();
  return all;
}

class ExampleGame : public testing::Test {
 protected:
  ExampleGame() {
    // Solved by one press at each of two corners, so that the test knows the solution.
    lights::Game game;
    for (const Point at : {Point{0, 0}, {4, 4}}) game.play(at);
    start = {game.lamps()};
  }
  void restart() { driver.restart(player.options()); }
  // As if an earlier run had saved it.
  void give_match() { driver.context().profile.save_game("lights-usual", played().write()); }
  lights::Match played() const {
    lights::Match match(lights::Mode::Usual, start);
    match.play({2, 2});
    return match;
  }

  TestPlayer player;
  Driver driver{player.options(), games_with_lights()};
  lights::Game::Start start;
};

TEST_F(ExampleGame, HasACardASetupAndAPageToPlayOn) {
  driver.play(
      "settle\ntap menu.lights\nsettle\nexpect lights\ntap lights.usual\nsettle\nexpect lights.setup "
      "presses=4");
  driver.play("tap lights.setup.presses.next\nexpect presses=5\ntap lights.setup.begin\nsettle");
  driver.play("expect lights.play moves=0 status=playing");
}

TEST_F(ExampleGame, IsPlayedByMouseAndKeysUndoneSavedAndContinued) {
  give_match();
  driver.play("settle\ntap menu.lights\nsettle\nexpect lights saved=usual\ntap lights.usual\nsettle");
  driver.play("expect lights.play moves=1\npress Undo\nexpect moves=0\npress Redo\nexpect moves=1");
  driver.play(
      "tap 2,2\nexpect moves=2\npress Down\npress Down\npress Confirm\nexpect moves=3\npress Undo\nexpect "
      "moves=2");
  driver.play("press Back\nsettle\nexpect lights saved=usual");
  restart();
  driver.play(
      "settle\ntap menu.lights\nsettle\nexpect lights saved=usual\ntap lights.usual\nsettle\nexpect moves=2");
}

TEST_F(ExampleGame, EndsWithAResultARecordAndStatistics) {
  give_match();
  driver.play(
      "settle\ntap menu.lights\nsettle\ntap lights.usual\nsettle\ntap 2,2\ntap 0,0\ntap 4,4\nexpect "
      "status=won");
  driver.play("settle\nexpect result\npress Back\nsettle\nexpect lights");
  EXPECT_EQ(driver.value("saved"), "") << "a match that is over is not continued";
  const auto best = driver.context().profile.results("lights").row<ui::BestRow>("usual");
  EXPECT_EQ(best.won, 1);
  driver.play(
      "press Back\nsettle\nexpect menu\ntap menu.statistics\nsettle\ntap statistics.lights\nsettle\nexpect "
      "won=1");
}

TEST_F(ExampleGame, IsRecordedOnceHoweverOftenItsEndIsUndone) {
  give_match();
  driver.play(
      "settle\ntap menu.lights\nsettle\ntap lights.usual\nsettle\ntap 2,2\ntap 0,0\ntap 4,4\nexpect "
      "status=won");
  driver.play(
      "press Undo\nexpect status=playing\nsettle\nexpect lights.play\npress Redo\nexpect status=won\nsettle");
  driver.play("expect result");
  EXPECT_EQ(driver.context().profile.results("lights").row<ui::BestRow>("usual").won, 1);
}

TEST_F(ExampleGame, TheRestartKeyShowsTheResultFirstAndThenRestarts) {
  give_match();
  driver.play(
      "settle\ntap menu.lights\nsettle\ntap lights.usual\nsettle\ntap 2,2\ntap 0,0\ntap 4,4\nexpect "
      "status=won");
  driver.play(
      "press Restart\nexpect result\nsettle\npress Restart\nsettle\nexpect lights.play moves=0 "
      "status=playing");
}

TEST_F(ExampleGame, HasPauseHelpAndAQuestionBeforeARestart) {
  give_match();
  driver.play("settle\ntap menu.lights\nsettle\ntap lights.usual\nsettle\npress Pause\nsettle\nexpect pause");
  driver.play(
      "tap pause.help\nsettle\nexpect help\npress Back\nsettle\npress Back\nsettle\nexpect lights.play "
      "moves=1");
  driver.play("press Restart\nsettle\nexpect dialog\npress Back\nsettle\nexpect moves=1");
  driver.play("press Restart\nsettle\ntap dialog.restart\nsettle\nexpect lights.play moves=0");
}

TEST_F(ExampleGame, ADamagedSaveIsSetAsideAndReported) {
  player.put("data/lights-usual.save", "quintet 1 lights nonsense");
  restart();
  driver.play("settle\ntap menu.lights\nsettle\nexpect lights notice=lights-usual.save was damaged");
  EXPECT_EQ(driver.value("saved"), "");
  EXPECT_EQ(player.files("data", "lights-usual.save.corrupt-").size(), 1U);
}

}  // namespace
}  // namespace quintet::app
