// A tiny game that no shared code names gets a card on the menu, setup, a lesson, play by mouse and keys, undo, hints,
// saving and continuing, a board of the day, result, record, kept games with a review, statistics and help. Played by
// scripts, as a player would.
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

TEST_F(ExampleGame, BeginsWithItsLesson) {
  Driver fresh{TestPlayer().options(), games_with_lights(), Driver::Lessons::Due};
  fresh.play("settle\ntap menu.lights\nsettle\ntap lights.usual\nsettle\ntap lights.setup.begin\nsettle");
  fresh.play("expect lights.lesson step=1\ntap 0,0\nexpect step=1\ntap 2,2\nexpect step=2 board=open");
  fresh.play("tap 0,0\nexpect step=2\ntap 4,4\nexpect step=3 over board=solved\ntap lights.lesson.play");
  fresh.play("settle\nexpect lights.play moves=0\npress Back\nsettle\ntap lights.usual\nsettle");
  fresh.play("tap lights.setup.begin\nsettle\nexpect lights.play");
}

TEST_F(ExampleGame, AHintLeadsToTheEndAndIsCounted) {
  give_match();
  driver.play("settle\ntap menu.lights\nsettle\ntap lights.usual\nsettle\nexpect moves=1\npress Hint");
  EXPECT_NE(driver.value("hint"), "");
  driver.play("press Undo");
  EXPECT_EQ(driver.value("hint"), "") << "it is about another position";
  driver.play("press Redo");
  for (int press = 0; press < 3; ++press) {
    driver.play("press Hint\nsettle");
    ASSERT_NE(driver.value("hint"), "");
    driver.play("tap " + driver.value("hint"));
  }
  EXPECT_EQ(driver.value("status"), "won") << "three presses are the fewest";
  EXPECT_EQ(driver.value("hint"), "") << "a press forgets it";
  driver.play("settle\nexpect result");
  const auto kept = driver.context().profile.kept_games("lights").games();
  ASSERT_EQ(kept.size(), 1U);
  EXPECT_TRUE(kept[0].text.starts_with("helped=1 ")) << kept[0].text;
}

TEST_F(ExampleGame, AFinishedGameIsKeptReviewedCopiedAndPlayedOn) {
  give_match();
  driver.play("settle\ntap menu.lights\nsettle\ntap lights.usual\nsettle\ntap 2,2\ntap 0,0\ntap 4,4\nsettle");
  driver.play(
      "expect result\npress Back\nsettle\ntap lights.open\nsettle\nexpect lights.files played=1 damaged=0");
  driver.play("tap lights.files.file.0\nsettle\nexpect lights.review ply=4 of=4");
  EXPECT_EQ(driver.value("judged"), "5");
  driver.play("press Home\nexpect ply=0\npress Right 2\nexpect ply=2\ntap lights.review.on\nsettle");
  driver.play("expect lights.play moves=2 status=playing");
  const auto results = driver.context().profile.results("lights");
  driver.play("tap 0,0\ntap 4,4\nexpect status=won\nsettle\nexpect result");
  EXPECT_EQ(driver.context().profile.results("lights"), results) << "practice";
}

TEST_F(ExampleGame, AGameGoesToAnotherPlayerAsAText) {
  give_match();
  driver.play("settle\ntap menu.lights\nsettle\ntap lights.usual\nsettle\ntap 2,2\ntap 0,0\ntap 4,4\nsettle");
  const std::string kept = driver.context().profile.kept_games("lights").games().at(0).text;
  driver.play("press Back\nsettle\ntap lights.open\nsettle");
  driver.context().clipboard.set_text("Look: " + kept);
  driver.play("tap lights.files.paste\nsettle\nexpect lights.review ply=4 of=4\npress Back\nsettle");
  std::string damaged = kept;
  damaged[damaged.find("2,2")] = '3';
  driver.context().clipboard.set_text(damaged);
  driver.play("tap lights.files.paste\nsettle\nexpect lights.files");
}

TEST_F(ExampleGame, TodaysBoardIsTheSameForEveryoneAndCountsOnce) {
  driver.play("settle\ntap menu.lights\nsettle\ntap lights.today\nsettle\nexpect lights.play moves=0");
  const auto win = [this] {
    for (int press = 0; press < 6 && driver.value("status") == "playing"; ++press) {
      driver.play("press Hint");
      driver.play("tap " + driver.value("hint"));
    }
  };
  // The first press is kept, and the match goes on after a restart of the program.
  driver.play("press Hint");
  const std::string first = driver.value("hint");
  driver.play("tap " + first + "\npress Back\nsettle\nexpect lights saved=today");
  restart();
  driver.play(
      "settle\ntap menu.lights\nsettle\ntap lights.today\nsettle\nexpect moves=1\npress Restart\nsettle");
  driver.play("tap dialog.restart\nsettle\nexpect moves=0\npress Hint");
  EXPECT_EQ(driver.value("hint"), first) << "the same lamps";
  win();
  driver.play("settle\nexpect result\npress Back\nsettle");
  const ui::ResultTally results = driver.context().profile.results("lights");
  EXPECT_TRUE(ui::is_success(results, driver.context().today()));
  EXPECT_EQ(ui::days_in_a_row(results, driver.context().today()), 1);
  driver.play("tap lights.today\nsettle\npress Hint");
  EXPECT_EQ(driver.value("hint"), first);
  win();
  driver.play("settle\nexpect result");
  EXPECT_EQ(driver.context().profile.results("lights"), results) << "the second try is practice";
}

TEST_F(ExampleGame, ItsModesShowTheSavedPositionAndToday) {
  const ui::GameDefinition& game = lights::definition();
  const auto progress = [&](std::size_t mode) { return game.modes.at(mode).progress(driver.context()); };
  EXPECT_FALSE(progress(0).saved);
  EXPECT_EQ(progress(1).words, "A new board today");
  EXPECT_TRUE(progress(1).art) << "a leaf of the calendar";
  give_match();
  const ui::Progress saved = progress(0);
  EXPECT_TRUE(saved.saved && saved.art && saved.board);
  EXPECT_EQ(saved.words, "1 move");
  ASSERT_EQ(saved.lines.size(), 2U);
  driver.play("settle\nexpect menu\ntap menu.lights\nsettle\nexpect lights saved=usual");
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
