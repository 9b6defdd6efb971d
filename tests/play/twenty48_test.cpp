// 2048 played as a player does: slides by keys and swipes, undo, saving, the goal, the end, records, today's tiles.
#include <gtest/gtest.h>

#include <algorithm>
#include <thread>

#include "core/daily_seed.hpp"
#include "games/twenty48/results.hpp"
#include "play/twenty48_driver.hpp"
#include "support/app_driver.hpp"
#include "support/layout_check.hpp"
#include "support/won_at_the_end.hpp"
#include "ui/widgets/texts.hpp"

namespace quintet::app {
namespace {

using twenty48::Direction;
using twenty48::Game;
using twenty48::Match;
using twenty48::Mode;

class Twenty48 : public testing::Test {
 protected:
  void give(const Match& match) {
    driver.context().profile.save_game("2048-" + match.mode_id(), match.write());
  }
  // Plays on by keys until nothing moves.
  void play_to_the_end(Match match) {
    while (const auto direction = some_direction(match.game())) {
      driver.play(press(*direction));
      match.play({*direction});
    }
  }
  void open(std::string_view mode) {
    driver.play("settle\ntap menu.2048\nsettle\ntap 2048." + std::string(mode) + "\nsettle");
  }
  ui::BestRow row(std::string_view key) {
    return driver.context().profile.results("2048").row<ui::BestRow>(key);
  }

  TestPlayer player;
  Driver driver{player.options()};
};

TEST_F(Twenty48, IsSetUpAndPlayedByKeysAndSwipes) {
  open("classic");
  driver.play("expect 2048.setup side=4\ntap 2048.setup.side.5\nexpect side=5\ntap 2048.setup.begin\nsettle");
  driver.play("expect 2048.play moves=0 status=playing\npress Left\npress Down\npress Right");
  const int moves = std::stoi(driver.value("moves"));
  EXPECT_GE(moves, 2);
  // A drag across the board is a slide as well.
  driver.play("drag 500 400 700 400\ndrag 500 400 500 600\ndrag 700 400 500 400");
  EXPECT_GT(std::stoi(driver.value("moves")), moves);
}

TEST_F(Twenty48, AMoveIsNeverLostHoweverFastTheyCome) {
  Match match = played_2048(Mode::Classic, 1, 20);
  give(match);
  open("classic");
  for (int i = 0; i < 60; ++i) {
    const auto direction = some_direction(match.game());
    ASSERT_TRUE(direction);
    driver.play(press(*direction));
    match.play({*direction});
  }
  EXPECT_EQ(driver.value("moves"), std::to_string(match.game().moves()));
  EXPECT_EQ(driver.value("score"), std::to_string(match.game().score()));
}

TEST_F(Twenty48, LettersSteerAndTheOtherActionsOfTheirKeysWait) {
  Match match = played_2048(Mode::Classic, 3, 6);
  give(match);
  open("classic");
  const auto direction = some_direction(match.game());
  ASSERT_TRUE(direction);
  const Action meant =
      std::array{Action::Left, Action::Up, Action::Right, Action::Down}[static_cast<std::size_t>(*direction)];
  driver.app().turn({{ActionEvent{Action::Hint, false, meant}}}, milliseconds(16));
  match.play({*direction});
  EXPECT_EQ(driver.value("moves"), std::to_string(match.game().moves()));
  EXPECT_EQ(driver.seen().find("helped"), std::string::npos);
}

TEST_F(Twenty48, UndoDoesNotRerollTheTileAndIsRecordedApart) {
  give(played_2048(Mode::Classic, 5, 10));
  open("classic");
  driver.play("press Down\npress Left");
  const std::string seen = driver.seen();
  driver.play("press Undo\npress Redo\nsettle");
  const auto board = [](const std::string& text) { return text.substr(text.find("board=")); };
  EXPECT_EQ(board(driver.seen()), board(seen));
  driver.play("expect helped");
}

TEST_F(Twenty48, EndsWithItsResultAndRecords) {
  Match match = played_2048(Mode::Classic, 7, 30);
  give(match);
  open("classic");
  play_to_the_end(match);
  driver.play("expect status=over\nsettle\nexpect result focus=result.review");  // what one learns from
  const auto best = row("classic 4 2048");
  EXPECT_EQ(best.played, 1);
  EXPECT_GT(best.score, 0);
  EXPECT_EQ(best.score, best.scores);
  driver.play("tap result.new\nsettle\nexpect 2048.play moves=0");
  driver.play("press Back\nsettle\nexpect 2048 focus=2048.classic");
  EXPECT_EQ(driver.value("saved"), "") << "a new game without a move is not kept";
}

TEST_F(Twenty48, AGameThatIsPutAsideAndGivenUpKeepsItsBestScore) {
  Match match = played_2048(Mode::Classic, 9, 60);
  give(match);
  open("classic");
  driver.play("press Restart\nsettle\nexpect moves=0\npress Left\npress Down\npress Back\nsettle");
  const auto so_far = row("classic 4 2048");
  driver.play("tap 2048.unfinished\nsettle\ntap 2048.unfinished.delete.1\nsettle\ntap dialog.delete\nsettle");
  const auto best = row("classic 4 2048");
  EXPECT_EQ(best.score, static_cast<std::int64_t>(match.game().score()));
  EXPECT_EQ(best.played, 0) << "only games that ended count as played";
  EXPECT_EQ(so_far, best) << "known as soon as it was put aside";
}

TEST_F(Twenty48, TheGoalIsACardAndPlayGoesOn) {
  Match match = goal_move_2048(Mode::Classic);
  const auto direction = some_direction(match.game());
  ASSERT_TRUE(direction && match.game().moves() > 0);
  give(match);
  open("classic");
  driver.play(press(*direction) + "\nexpect won\nsettle\nexpect result won");
  driver.play("press Back\nsettle\nexpect 2048.play status=playing won");
  match.play({*direction});
  const auto more = some_direction(match.game());
  ASSERT_TRUE(more);
  driver.play(press(*more) + "\nsettle\nexpect 2048.play");
}

TEST_F(Twenty48, TheMoveToTheGoalIsTakenBackFromItsCard) {
  const Match match = goal_move_2048(Mode::Classic);
  for (const std::string_view way : {"press Undo", "tap 2048.play.undo"}) {
    give(match);
    open("classic");
    driver.play(press(*some_direction(match.game())) + "\nsettle\nexpect result won\n" + std::string(way) +
                "\nsettle\nexpect 2048.play status=playing");
    EXPECT_EQ(driver.value("moves"), std::to_string(match.game().moves())) << way;
    driver.play("press Back\nsettle\npress Back\nsettle");
  }
}

TEST_F(Twenty48, TheBestIsNeverBelowTheScore) {
  Match match = played_2048(Mode::Classic, 5, 120);
  match.count_assist();
  give(match);
  open("classic");
  const auto texts = ui::texts_of(driver.context());
  const std::string score = ui::number_text(match.game().score());
  EXPECT_EQ(std::ranges::count(texts, score), 2) << "as the score and as the best";
}

TEST_F(Twenty48, AGoalThatIsTheLastMoveIsAWinAndTheEnd) {
  const auto match = Match::read(twenty48::before_late_win().write(
      "mode=classic elapsed=1000 assists=0 recorded=0 undone=1 reached=0,0,0,0,0,0,0,0,0"));
  ASSERT_TRUE(match);
  give(*match);
  open("classic");
  driver.play("press Redo\nexpect status=over won\nsettle\nexpect result won");
  EXPECT_EQ(row("classic 3 512 helped").won, 1);
}

TEST_F(Twenty48, TodaysTilesAreTheSameForEveryoneAndOneTryCounts) {
  open("today");
  driver.play("expect 2048.play counted");
  const auto same = twenty48::deal({}, Random(daily_seed("2048", {2026, 11, 21})));
  EXPECT_NE(driver.seen().find("board=" + twenty48::write_board(Game(same).board())), std::string::npos)
      << driver.seen();
  driver.play("press Left\npress Down\npress Undo");
  EXPECT_NE(driver.value("moves"), "0") << "the counted try has no undo";
  driver.play("press Restart\nsettle\ntap dialog.new\nsettle");
  EXPECT_EQ(driver.seen().find("counted"), std::string::npos) << "the second try is practice";
  EXPECT_TRUE(ui::result_of_day(driver.context().profile.results("2048"), {2026, 11, 21}));
}

TEST_F(Twenty48, AHintIsShownPlayedAndCounted) {
  give(played_2048(Mode::Classic, 5, 40));
  open("classic");
  driver.play("press Hint\nsettle");
  EXPECT_NE(driver.value("hint"), "");
  driver.play("expect helped");
  const std::string moves = driver.value("moves");
  driver.play("tap 2048.play.play-hint\nsettle");
  EXPECT_EQ(driver.value("moves"), std::to_string(std::stoi(moves) + 1));
  EXPECT_EQ(driver.value("hint"), "");
}

TEST_F(Twenty48, EscapeTakesTheHintAwayBeforeItLeaves) {
  give(played_2048(Mode::Classic, 5, 40));
  open("classic");
  driver.play("press Hint\nsettle\npress Back\nsettle\nexpect 2048.play");
  EXPECT_EQ(driver.value("hint"), "");
  driver.play("press Back\nsettle\nexpect 2048 focus=2048.classic");
}

TEST_F(Twenty48, AutoplayClimbsUntilAKeyStopsIt) {
  give(played_2048(Mode::Classic, 5, 40));
  open("classic");
  driver.play("tap 2048.play.fast\ntap 2048.play.start\nexpect autoplay");
  const auto play_on = [this](int moves) {
    const int wanted = std::stoi(driver.value("moves")) + moves;
    for (int i = 0; i < 60'000 && std::stoi(driver.value("moves")) < wanted; ++i) {
      if (driver.app().scenes().busy()) std::this_thread::sleep_for(milliseconds(1));
      driver.play("wait 20");
    }
    EXPECT_GE(std::stoi(driver.value("moves")), wanted);
  };
  play_on(5);
  driver.play("press Up\nsettle");
  EXPECT_EQ(driver.seen().find("autoplay"), std::string::npos);
  driver.play("expect helped");
  const std::string moves = driver.value("moves");
  driver.play("wait 2000");
  EXPECT_EQ(driver.value("moves"), moves) << "the key that stops it is no move";
}

class LeavingDuringAutoplay : public Twenty48 {
 protected:
  // The moves shown after some seconds of autoplay, which goes on.
  int autoplay() {
    give(played_2048(Mode::Classic, 5, 40));
    open("classic");
    driver.play("tap 2048.play.fast\ntap 2048.play.start\nexpect autoplay");
    while (std::stoi(driver.value("moves")) < 100) {
      if (driver.app().scenes().busy()) std::this_thread::sleep_for(milliseconds(1));
      driver.play("wait 20");
    }
    return std::stoi(driver.value("moves"));
  }
  int saved_moves() {
    driver.play("settle\ntap menu.2048\nsettle\ntap 2048.classic\nsettle\nexpect 2048.play");
    return std::stoi(driver.value("moves"));
  }
};

TEST_F(LeavingDuringAutoplay, KeepsEveryMoveThatWasShown) {
  const int shown = autoplay();
  driver.play("tap 2048.play.back\nsettle\ntap 2048.classic\nsettle\nexpect 2048.play");
  EXPECT_GE(std::stoi(driver.value("moves")), shown);
  driver.restart(player.options());
  EXPECT_GE(saved_moves(), shown);
}

TEST_F(LeavingDuringAutoplay, ByEndingTheProgramKeepsEveryMoveToo) {
  const int shown = autoplay();
  driver.restart(player.options());
  EXPECT_GE(saved_moves(), shown);
}

TEST_F(Twenty48, AKeyWithoutAnActionStopsAutoplayToo) {
  give(played_2048(Mode::Classic, 5, 40));
  open("classic");
  driver.play("tap 2048.play.start\nexpect autoplay");
  driver.app().turn({{OtherKeyEvent{}}}, Duration{0});
  EXPECT_EQ(driver.seen().find("autoplay"), std::string::npos) << driver.seen();
}

TEST_F(Twenty48, AutoplayThatMovesNothingIsNoHelp) {
  give(played_2048(Mode::Classic, 5, 40));
  open("classic");
  driver.play("tap 2048.play.start\ntap 2048.play.start\nsettle");
  EXPECT_EQ(driver.seen().find("helped"), std::string::npos) << driver.seen();
}

TEST_F(Twenty48, ANewGameDuringAutoplayStopsIt) {
  give(played_2048(Mode::Classic, 5, 40));
  open("classic");
  driver.play("tap 2048.play.start\ntap 2048.play.pause\nwait 1000\ntap pause.new\nwait 1000\nsettle");
  driver.play("expect 2048.play moves=0\npress Back\nsettle\nexpect 2048 focus=2048.classic saved=classic");
}

TEST_F(Twenty48, PracticeAndHelpGiveNoBest) {
  open("today");
  driver.play("press Left\npress Down\npress Restart\nsettle\ntap dialog.new\nsettle");
  const auto before = row("classic 4 2048");
  driver.play(
      "press Left\npress Down\npress Right\npress Down\npress Left\npress Down\npress Restart\nsettle\n"
      "tap dialog.new\nsettle");
  EXPECT_EQ(row("classic 4 2048"), before);
}

TEST_F(Twenty48, ADamagedSaveIsSetAsideAndReported) {
  player.put("data/2048-classic.save", "quintet 1 2048 at=0 side=4 nonsense");
  driver.restart(player.options());
  driver.play("settle\ntap menu.2048\nsettle\nexpect notice=2048-classic.save was damaged");
  EXPECT_EQ(player.files("data", "2048-classic.save.corrupt-").size(), 1U);
}

}  // namespace
}  // namespace quintet::app
