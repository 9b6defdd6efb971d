// Actions during a game of gomoku: undo, hints, draw offers, resignation.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>

#include "games/gomoku/results.hpp"
#include "play/gomoku_driver.hpp"

namespace quintet::app {
namespace {

using gomoku::Level;
using gomoku::PlayAs;
using testing::HasSubstr;

// A quiet position after eight stones with black to move, in which the master needs time.
constexpr std::string_view kOpening = "h8 i9 g7 h9 g9 g8 j8 f10";

class InAGameOfGomoku : public testing::Test {
 protected:
  // Against the computer; the person has black.
  void against(Level level, std::string_view points, const gomoku::Settings& wish = {}) {
    take_up(match_with({}, {gomoku::SeatPlayer{}, gomoku::SeatPlayer{level}}, points), wish);
  }
  void two_people(std::string_view points) { take_up(match_with({}, {}, points), {}); }
  gomoku::Match kept(gomoku::Mode mode = gomoku::Mode::Computer) {
    return *saved_match(*driver, player, mode);
  }
  bool offers(const std::string& name) { return driver->app().scenes().top()->locate(name).has_value(); }

  TestPlayer player;
  std::unique_ptr<Driver> driver;

 private:
  void take_up(const gomoku::Match& match, const gomoku::Settings& wish) {
    give(player, match);
    driver = std::make_unique<Driver>(player);
    set_gomoku(*driver, wish);
    go_on(*driver, match.mode());
    driver->settle();
  }
};

// The fastest of a few tries: the machine may be loaded.
TEST_F(InAGameOfGomoku, UndoCancelsTheComputersSearch) {
  constexpr int kTries = 5;
  auto quickest = std::chrono::steady_clock::duration::max();
  against(Level::Master, kOpening, {.thinking = 30});
  for (int i = 0; i < kTries; ++i) {
    driver->play("tap i7\nwait 700\nexpect stones=9 thinking=yes");
    const auto before = std::chrono::steady_clock::now();
    driver->play("press Undo\nexpect stones=8 acts=person to_move=black");
    quickest = std::min(quickest, std::chrono::steady_clock::now() - before);
    EXPECT_EQ(driver->value("thinking"), "");
  }
  EXPECT_LT(quickest, std::chrono::milliseconds(50));
  driver->play("settle\nwait 5000\nexpect stones=8 acts=person");
  // Also before its search has started.
  driver->play("tap i7\npress Undo\nexpect stones=8 acts=person\nsettle\nwait 2000\nexpect stones=8");
}

TEST_F(InAGameOfGomoku, RedoLetsTheComputerThinkAgain) {
  against(Level::Pupil, kOpening);
  driver->play(
      "tap i7\npress Undo\npress Redo\nexpect stones=9 acts=computer\nsettle\nexpect stones=10 acts=person");
}

TEST_F(InAGameOfGomoku, UndoAndRedoMoveByThePersonsStoneAndItsReply) {
  against(Level::Pupil, kOpening);
  driver->play("tap i7\nsettle\nexpect stones=10");
  const std::vector<Point> before = kept().stones();
  driver->play(
      "tap gomoku.play.undo\nsettle\nexpect stones=8\npress Undo 2\nexpect stones=4\npress Redo 9\nsettle");
  driver->play("expect stones=10 acts=person\npress Undo 99\nsettle\nexpect stones=0 to_move=black");
  driver->play("press Redo 99\nsettle\nexpect stones=10");
  EXPECT_EQ(kept().stones(), before);
  // Another stone discards the redoable moves.
  driver->play("press Undo\ntap a15\nsettle\npress Redo\nexpect stones=10");
  EXPECT_NE(kept().stones(), before);
}

TEST_F(InAGameOfGomoku, TwoPeopleUndoOneStoneAtATime) {
  two_people("h8 i9 j10");
  driver->play(
      "press Undo\nexpect stones=2 to_move=black\npress Undo 2\nexpect stones=0\npress Redo 3\nexpect "
      "stones=3");
}

TEST_F(InAGameOfGomoku, AWinCanBeUndoneAndPlayedDifferently) {
  two_people("h8 h9 i8 i9 j8 j9 k8 k9");
  driver->play(
      "tap l8\nexpect outcome=black\npress Undo\nsettle\nwait 3000\nexpect gomoku.play stones=8 "
      "to_move=black");
  driver->play(
      "tap l8\nsettle\nexpect result won\ntap result.board\nsettle\nexpect gomoku.play outcome=black");
  driver->play(
      "press Undo\nsettle\nexpect stones=8 to_move=black\ntap a1\ntap l9\nexpect outcome=white\nsettle");
  driver->play(
      "expect result won\ntap result.board\nsettle\npress Undo\npress Redo\nexpect outcome=white\nsettle");
  driver->play("expect result won");
}

TEST_F(InAGameOfGomoku, TheKeysForUndoAndANewGameWorkOnTheResultPage) {
  two_people("h8 h9 i8 i9 j8 j9 k8 k9");
  driver->play(
      "tap l8\nsettle\nexpect result won\npress Undo\nsettle\nexpect gomoku.play stones=8 to_move=black");
  driver->play("tap l8\nsettle\nexpect result won\npress Restart\nsettle\nexpect gomoku.play stones=0");
}

TEST_F(InAGameOfGomoku, TheEndAfterAnUndoneWinIsNotCountedAgain) {
  against(Level::Pupil, "h8 a1 i8 c1 j8 e1 k8 g1");
  driver->play(
      "tap l8\nexpect outcome=black\nsettle\nexpect result won\ntap result.board\nsettle\npress Undo");
  driver->play("settle\ntap l8\nsettle\nexpect result won\ntap result.board\nsettle\npress Undo\nsettle");
  driver->play("tap gomoku.play.resign\nsettle\ntap dialog.resign\nsettle\nexpect result lost");
  const auto tally = driver->context().profile.results("gomoku").row<gomoku::LevelRow>("pupil");
  EXPECT_EQ(tally.played(), 1);
  EXPECT_EQ(tally.won, 1);
}

// Who takes it back has not lost; the game is kept when it ends, under the number that it had.
TEST_F(InAGameOfGomoku, AnUndoneResignationIsNoKeptGame) {
  against(Level::Pupil, "h8 a1 i8 c1 j8 e1 k8 g1");
  const auto& all = driver->context().profile.kept_games("gomoku").games();
  driver->play("tap gomoku.play.resign\nsettle\ntap dialog.resign\nsettle\nexpect result lost");
  ASSERT_EQ(all.size(), 1U);
  const auto id = all.front().id;
  driver->play("press Undo\nsettle\nexpect gomoku.play stones=8");
  EXPECT_TRUE(all.empty());
  driver->play("tap l8\nsettle\nexpect result won");
  ASSERT_EQ(all.size(), 1U);
  EXPECT_EQ(all.front().id, id);
  // A win that is taken back stays until there is another end, as before.
  driver->play("tap result.board\nsettle\npress Undo\nsettle");
  EXPECT_EQ(all.size(), 1U);
}

TEST_F(InAGameOfGomoku, AnUndoneWinMayBeWonAgainAfterTheRecordsWereCleared) {
  against(Level::Pupil, "h8 a1 i8 c1 j8 e1 k8 g1");
  driver->play(
      "tap l8\nsettle\nexpect result won\ntap result.board\nsettle\npress Undo\nsettle\npress Back\nsettle");
  driver->context().profile.record("gomoku", {});
  driver->play("tap gomoku.computer\nsettle\nexpect stones=8\ntap l8\nsettle\nexpect result won");
  EXPECT_TRUE(driver->context().profile.results("gomoku").table("levels").empty());
}

TEST_F(InAGameOfGomoku, AHintHasAReasonAndCountsOnce) {
  against(Level::Pupil, "h8 a1 i8 c1 j8 e1 k8 l8");
  driver->play("tap gomoku.play.hint\nsettle\nexpect hint=g8 stones=8");
  EXPECT_THAT(driver->seen(), HasSubstr("remark=It makes five."));
  driver->play("press Hint\nsettle\nexpect hint=g8");
  driver->play("press Undo\npress Redo\nsettle");
  EXPECT_EQ(driver->value("hint"), "");
  EXPECT_EQ(kept().assists(), 1);
  driver->play("press Hint\nsettle\ntap g8\nexpect outcome=black\nsettle\nexpect result won");
  EXPECT_EQ(driver->context().profile.results("gomoku").row<gomoku::LevelRow>("pupil").unaided, 0);
}

TEST_F(InAGameOfGomoku, NoHintIsGivenWhileTheComputerActs) {
  against(Level::Master, kOpening, {.thinking = 30});
  driver->play(
      "tap i7\nwait 700\nexpect thinking=yes\npress Hint\ntap gomoku.play.hint\nexpect thinking=yes");
  driver->play("press Undo\nsettle\nexpect stones=8");
  EXPECT_EQ(driver->value("hint"), "");
}

TEST_F(InAGameOfGomoku, TheComputerCanBeAskedToMoveNow) {
  against(Level::Master, kOpening, {.thinking = 30});
  driver->play("tap i7\nwait 500\nexpect thinking=yes");
  EXPECT_FALSE(offers("gomoku.play.move-now"));
  driver->play(
      "wait 1500\nexpect thinking=yes\ntap gomoku.play.move-now\nsettle\nexpect stones=10 acts=person");
}

TEST_F(InAGameOfGomoku, AMessageSaysThatThereAreNoThreats) {
  two_people("h8 a1");
  driver->play("press Secondary\nexpect remark=No threats\npress Secondary\nwait 3000");
  EXPECT_EQ(driver->value("remark"), "");
}

TEST_F(InAGameOfGomoku, ThreatsAreShownOnRequestAndTheSettingPersists) {
  two_people("h8 a1 i8 c1 j8");
  EXPECT_EQ(driver->value("threats"), "");
  driver->play("press Secondary\nsettle\nexpect threats=1\ntap gomoku.play.threats\nsettle");
  EXPECT_EQ(driver->value("threats"), "");
  driver->play("tap gomoku.play.threats\nexpect threats=1\ntap k8");
  EXPECT_EQ(driver->value("threats"), "");
  driver->play("press Undo\nexpect threats=1");
  EXPECT_TRUE(driver->context().profile.get<gomoku::Settings>().threats);
}

TEST_F(InAGameOfGomoku, IsCopiedAndPastedByKeys) {
  two_people("h8 i9 j10");
  driver->play("press Copy\ncopied h8i9j10\nclip h8i9\npress Paste\nsettle\nexpect gomoku.review of=2");
  driver->play("press Back\nsettle\nexpect gomoku.play stones=3\npress Undo 3\nsettle\npress Copy");
  EXPECT_THAT(driver->seen(), HasSubstr("notice=Nothing to copy yet."));
  driver->play("press Back\nsettle\nexpect gomoku\npress Paste\nsettle\nexpect gomoku.review of=2");
  driver->play("press Back\nsettle\ntap gomoku.two\nsettle\nexpect gomoku.setup\npress Paste\nsettle");
  driver->play("expect gomoku.review of=2");
}

TEST_F(InAGameOfGomoku, AFileDroppedOntoTheWindowIsOpenedOrRefused) {
  two_people("h8 i9 j10");
  player.put("data/games/good.txt", "h8i9");
  const std::string drop = "drop " + (player.data() / "games/good.txt").string() + "\nsettle\n";
  driver->play(drop + "expect gomoku.review of=2\npress Back\nsettle\npress Pause\nsettle\n" + drop);
  driver->play("expect pause notice=Files open on the menu and in Gomoku · 2048 · Minesweeper · Go.");
  driver->play("tap pause.settings\nsettle\n" + drop + "expect settings notice=Files open");
  driver->play("press Back\nsettle\npress Pause\nsettle\npress Back\nsettle\ntap gomoku.watch\nsettle");
  driver->play("expect gomoku.setup\n" + drop + "expect gomoku.review of=2");
}

// What stands in the header is explained on request.
TEST_F(InAGameOfGomoku, ExplainsItsRule) {
  two_people("h8 i9 j10");
  driver->play(
      "settle\ntap gomoku.play.rule\nsettle\nexpect dialog\npress Confirm\nsettle\nexpect gomoku.play "
      "stones=3");
}

// The search takes a moment, of which the page tells.
TEST_F(InAGameOfGomoku, SaysThatAHintIsComputed) {
  two_people("h8 i9 j10 h7");
  driver->play("settle\npress Hint\nexpect remark=Looking\nsettle");
  EXPECT_THAT(driver->seen(), HasSubstr("hint="));
  EXPECT_THAT(driver->seen(), Not(HasSubstr("Looking")));
}

TEST_F(InAGameOfGomoku, TheComputerDeclinesAnEarlyDraw) {
  against(Level::Scholar, kOpening);
  driver->play("tap gomoku.play.draw\nsettle\nexpect gomoku.play stones=8 acts=person");
  EXPECT_THAT(driver->seen(), HasSubstr("remark=The computer declines the draw."));
}

TEST_F(InAGameOfGomoku, TheComputerAcceptsADrawWhenItHasLost) {
  // Black has an open four, and white has nothing.
  against(Level::Scholar, "h8 a1 i8 c1 j8 e1 k8 a3");
  driver->play("tap gomoku.play.draw\nsettle\nexpect result even");
  EXPECT_EQ(driver->context().profile.results("gomoku").row<gomoku::LevelRow>("scholar").drawn, 1);
  driver->play(
      "tap result.board\nsettle\nexpect outcome=draw\npress Undo\nsettle\nexpect stones=8 acts=person");
}

TEST_F(InAGameOfGomoku, TwoPeopleAgreeOnADrawOrContinue) {
  two_people("h8 i9 j10");
  driver->play("tap gomoku.play.draw\nsettle\nexpect dialog focus=dialog.cancel\npress Confirm\nsettle");
  driver->play(
      "expect gomoku.play stones=3\ntap gomoku.play.draw\nsettle\ntap dialog.agree\nsettle\nexpect result "
      "even");
}

TEST_F(InAGameOfGomoku, ResigningAsksAndCanBeUndone) {
  against(Level::Expert, kOpening);
  driver->play("tap gomoku.play.resign\nsettle\nexpect dialog focus=dialog.cancel\npress Back\nsettle");
  driver->play("expect gomoku.play stones=8 acts=person\ntap gomoku.play.resign\nsettle\ntap dialog.resign");
  driver->play(
      "settle\nexpect result lost\ntap result.board\nsettle\nexpect outcome=white\npress Undo\nsettle");
  driver->play("expect stones=8 to_move=black acts=person\ntap i7\nsettle\nexpect stones=10");
}

TEST_F(InAGameOfGomoku, ThePersonResignsAlsoWhileTheComputerThinks) {
  against(Level::Master, kOpening, {.thinking = 30});
  driver->play(
      "tap i7\nwait 700\nexpect thinking=yes\ntap gomoku.play.resign\nsettle\ntap dialog.resign\nsettle");
  driver->play("expect result lost\ntap result.board\nsettle\nexpect outcome=white stones=9");
}

TEST_F(InAGameOfGomoku, OfTwoPeopleTheOneToMoveResigns) {
  two_people("h8");
  driver->play(
      "tap gomoku.play.resign\nsettle\ntap dialog.resign\nsettle\nexpect result won\ntap "
      "result.board\nsettle");
  driver->play("expect outcome=black");
}

TEST_F(InAGameOfGomoku, ANewGameLeavesTheOneInPlay) {
  against(Level::Pupil, kOpening);
  driver->play("press Pause\nsettle\ntap pause.new\nsettle");
  driver->play(
      "expect gomoku.play stones=0 to_move=black acts=person\npress Restart\nsettle\nexpect gomoku.play");
  driver->context().profile.finish_saving();
  EXPECT_TRUE(player.has(save_of(gomoku::Mode::Computer)));
  driver->play("press Back\nsettle\ntap gomoku.computer\nsettle\nexpect gomoku.play stones=8");
}

TEST_F(InAGameOfGomoku, ThePauseLeadsToTheRulesTheSettingsAndBack) {
  against(Level::Pupil, kOpening);
  driver->play("press Pause\nsettle\nexpect pause\ntap pause.help\nsettle\nexpect help\npress Back\nsettle");
  driver->play("tap pause.settings\nsettle\nexpect settings\npress Back\nsettle\npress Pause\nsettle");
  driver->play("expect gomoku.play stones=8 acts=person\npress Pause\nsettle\ntap pause.leave\nsettle");
  driver->play("expect gomoku saved=computer notice=Game saved");
}

TEST_F(InAGameOfGomoku, TheEndLeadsToANewGame) {
  against(Level::Pupil, "h8 a1 i8 c1 j8 e1 k8 g1");
  driver->play(
      "tap l8\nsettle\ntap result.new\nsettle\nexpect gomoku.play stones=0 acts=person\npress Back\nsettle");
  driver->play("expect gomoku");
  EXPECT_EQ(driver->value("saved"), "");
}

}  // namespace
}  // namespace quintet::app
