// Actions during a game: undo, questions, leaving and coming back.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/link/lines.hpp"
#include "engine/audio/audio_record.hpp"
#include "play/link_driver.hpp"

namespace quintet::app {
namespace {

const link::Settings kSmallFalling{.gravity = link::Gravity::Down, .width = 8, .height = 6};

class InTheMiddle : public testing::Test {
 protected:
  void SetUp() override { set_board(driver, kSmallFalling); }
  const AudioRecord& heard() { return dynamic_cast<AudioRecord&>(driver.app().audio()); }

  TestPlayer player;
  Driver driver{player};
};

TEST_F(InTheMiddle, UndoAndRedoGoAsFarAsThereAreMoves) {
  const link::Match match = begin(driver, link::Mode::Relaxed);
  clear(driver, match, 0, 5);
  driver.play(
      "expect left=38\npress Undo 3\nexpect left=44\npress Undo 9\nexpect left=48\npress Redo 4\nexpect "
      "left=40");
  driver.play("tap link.play.redo\nexpect left=38\ntap link.play.undo\nexpect left=40\npress Redo");
  clear(driver, match, 5);
  driver.play("settle\nexpect result won");
}

TEST_F(InTheMiddle, AMoveAfterUndoDiscardsTheUndoneMoves) {
  const link::Match match = begin(driver, link::Mode::Relaxed);
  clear(driver, match, 0, 2);
  driver.play("press Undo 2");
  driver.take(match.start().solution[0]);
  driver.play("press Redo\nexpect left=46");
}

TEST_F(InTheMiddle, HintsAloneClearABoard) {
  begin(driver, link::Mode::Relaxed);
  while (driver.value("left") != "0") {
    driver.play("tap link.play.hint");
    const auto pair = shown_hint(driver);
    ASSERT_TRUE(pair) << driver.seen();
    driver.take(*pair);
  }
  driver.play("expect helps=24\nsettle\nexpect result won");
}

TEST_F(InTheMiddle, AVisibleHintIsNotCountedTwice) {
  begin(driver, link::Mode::Relaxed);
  driver.play("press Hint\nexpect helps=1\npress Hint\nexpect helps=1");
}

TEST_F(InTheMiddle, AShuffleCanBeUndone) {
  const link::Match match = begin(driver, link::Mode::Relaxed);
  driver.play("tap link.play.shuffle\nexpect reshuffles=1 left=48\npress Undo\nexpect reshuffles=0");
  clear(driver, match);
  driver.play("settle\nexpect result won");
}

TEST_F(InTheMiddle, SelectingAnotherTileMovesTheSelection) {
  const link::Match match = begin(driver, link::Mode::Relaxed);
  const link::Board& board = match.game().board();
  Point other{0, 1};
  while (match.game().is_legal(link::Pair{{0, 0}, other})) ++other.column;
  ASSERT_TRUE(link::is_tile(board[other]));
  const std::string name = write_point(other);
  driver.play("tap tile 0,0\nexpect selected=0,0\ntap tile " + name + "\nexpect left=48 selected=" + name);
  EXPECT_THAT(heard().played(), testing::Contains("refuse"));
  driver.play("tap tile " + name);
  EXPECT_EQ(driver.value("selected"), "");
}

TEST_F(InTheMiddle, ARightClickHighlightsAllEqualTiles) {
  begin(driver, link::Mode::Relaxed);
  driver.play("alt tile 0,0\nexpect lit left=48\nalt tile 0,0");
  EXPECT_EQ(driver.seen().find(" lit"), std::string::npos);
}

TEST_F(InTheMiddle, ASavedGameContinuesInTheNextRunWithTheSameBoardAndClock) {
  const link::Match match = begin(driver, link::Mode::Timed);
  clear(driver, match, 0, 4);
  driver.wait(std::chrono::seconds(7));
  driver.play("close");
  const auto kept = kept_match(driver, player, link::Mode::Timed);
  ASSERT_TRUE(kept);
  EXPECT_GT(kept->elapsed(), std::chrono::seconds(7));
  driver.restart(player.options());
  driver.play(
      "expect menu\ntap menu.link\nsettle\nexpect link saved=timed\ntap link.timed\nexpect link.play "
      "left=40\nclose");
  const auto again = kept_match(driver, player, link::Mode::Timed);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->game(), kept->game());
  EXPECT_EQ(again->score().points(), kept->score().points());
  EXPECT_LT(again->elapsed() - kept->elapsed(), milliseconds(200));
  driver.restart(player.options());
  driver.play("tap menu.link\nsettle\ntap link.timed\nsettle");
  clear(driver, match, 4);
  driver.play("settle\nexpect result won");
}

TEST_F(InTheMiddle, LeavingReportsThatTheGameIsSaved) {
  clear(driver, begin(driver, link::Mode::Relaxed), 0, 1);
  driver.play("press Back\nsettle\nexpect link notice=Game saved");
}

TEST_F(InTheMiddle, EachModeHasItsOwnSavedGame) {
  clear(driver, begin(driver, link::Mode::Relaxed), 0, 1);
  driver.play("press Back\nsettle\nexpect link saved=relaxed");
  clear(driver, begin(driver, link::Mode::Timed), 0, 2);
  driver.play(
      "press Back\nsettle\nexpect link saved=relaxed saved=timed\ntap link.relaxed\nexpect "
      "mode=relaxed "
      "left=46");
}

TEST_F(InTheMiddle, ARestartAsksFirst) {
  const link::Match match = begin(driver, link::Mode::Relaxed);
  clear(driver, match, 0, 2);
  driver.play(
      "press Restart\nsettle\nexpect dialog focus=dialog.cancel\npress Back\nsettle\nexpect link.play "
      "left=44");
  driver.play("press Restart\nsettle\ntap dialog.restart\nsettle\nexpect link.play left=48");
  clear(driver, match);
  driver.play("settle\nexpect result won");
}

// Like a pause: the clock stops during a question.
TEST_F(InTheMiddle, TheBoardIsHiddenDuringAQuestionInATimedGame) {
  clear(driver, begin(driver, link::Mode::Timed), 0, 2);
  driver.play("press Restart\nsettle\nexpect dialog");
  EXPECT_TRUE(driver.app().scenes().top()->covers());
  driver.play("press Back\npress Back\nsettle");
  clear(driver, begin(driver, link::Mode::Relaxed), 0, 2);
  driver.play("press Restart\nsettle\nexpect dialog");
  EXPECT_FALSE(driver.app().scenes().top()->covers());
}

TEST_F(InTheMiddle, NothingIsAskedWhereNothingWouldBeLost) {
  begin(driver, link::Mode::Relaxed);
  driver.play("press Restart\nsettle\nexpect link.play left=48");
}

TEST_F(InTheMiddle, TheDemonstrationPlaysTheWholeSolutionAndLeavesTheGameAlone) {
  const link::Match match = begin(driver, link::Mode::Relaxed);
  clear(driver, match, 0, 1);
  driver.play("press Pause\nsettle\ntap pause.demonstration\nexpect link.demonstration left=48");
  driver.wait(std::chrono::minutes(2));
  driver.play("expect link.demonstration left=0\npress Back\nsettle\nexpect link.play left=46");
  EXPECT_TRUE(driver.context().profile.results("link").table("best").empty());
  EXPECT_EQ(kept_match(driver, player, link::Mode::Relaxed)->game().board().tiles(), 46);
}

TEST_F(InTheMiddle, TheDemonstrationIgnoresMoves) {
  begin(driver, link::Mode::Relaxed);
  driver.play("press Pause\nsettle\ntap pause.demonstration\nwait 4000");
  driver.play(
      "press Shuffle\npress Undo\npress Redo\npress Hint\npress Secondary\npress Restart\nexpect "
      "link.demonstration status=running");
  driver.wait(std::chrono::minutes(2));
  driver.play("expect link.demonstration left=0");
}

TEST_F(InTheMiddle, TheDemonstrationCanBePausedAndResumed) {
  begin(driver, link::Mode::Relaxed);
  driver.play("press Pause\nsettle\ntap pause.demonstration\nwait 3000\npress Pause");
  const std::string left = driver.value("left");
  EXPECT_NE(left, "48");
  driver.play("wait 5000\nexpect left=" + left + "\npress Pause\nwait 2000");
  EXPECT_NE(driver.value("left"), left);
}

TEST_F(InTheMiddle, TheDemonstrationEndsWithAChoiceAndRests) {
  begin(driver, link::Mode::Relaxed);
  driver.play("press Pause\nsettle\ntap pause.demonstration\nsettle");
  driver.play("expect link.demonstration status=over left=0 focus=link.demonstration.play");
  EXPECT_EQ(driver.app().scenes().top()->locate("link.demonstration.pause"), std::nullopt);
  driver.play("tap link.demonstration.again\nexpect status=running left=48\nsettle\nexpect status=over");
  driver.play("tap link.demonstration.play\nsettle\nexpect link.play left=48 status=playing");
}

TEST_F(InTheMiddle, PlayingTheDemonstratedBoardAsksIfAGameWouldBeLost) {
  clear(driver, begin(driver, link::Mode::Relaxed), 0, 2);
  driver.play("press Pause\nsettle\ntap pause.demonstration\nsettle\ntap link.demonstration.play\nsettle");
  driver.play("expect dialog\npress Back\nsettle\nexpect link.play left=44");
}

TEST_F(InTheMiddle, TheSolutionIsNotShownWhereTheBoardCanStillCount) {
  const link::Match match = begin(driver, link::Mode::Timed);
  const auto offers = [this](const char* name) {
    return driver.app().scenes().top()->locate(name).has_value();
  };
  driver.play("press Pause\nsettle");
  EXPECT_FALSE(offers("pause.demonstration"));
  driver.play("press Back\nsettle");
  driver.wait(match.score().total() + std::chrono::seconds(1));
  driver.play("settle\nexpect result lost");
  EXPECT_TRUE(offers("result.again"));
  EXPECT_FALSE(offers("result.demonstration"));
}

TEST_F(InTheMiddle, AWinCountsIfThePlayerLeavesBeforeTheResultPage) {
  const link::Match match = begin(driver, link::Mode::Relaxed);
  clear(driver, match);
  driver.play("press Back\nsettle\nexpect result won\npress Back\nsettle\nexpect link");
  EXPECT_EQ(driver.value("saved"), "");
  EXPECT_EQ(driver.context().profile.results("link").row<ui::BestRow>(match.record_key()).won, 1);
}

TEST_F(InTheMiddle, TheResultPageLeadsOn) {
  const link::Match match = begin(driver, link::Mode::Relaxed);
  clear(driver, match);
  driver.play("settle\nexpect result won\ntap result.again\nsettle\nexpect link.play left=48");
  clear(driver, match);
  const link::Match following = [&] {
    driver.play("settle\nexpect result won");
    return next_deal(driver, link::Mode::Relaxed);
  }();
  driver.play("tap result.next\nsettle\nexpect link.play left=48");
  EXPECT_NE(following.game().board(), match.game().board());
  clear(driver, following);
  driver.play("settle\nexpect result won\ntap result.leave\nsettle\nexpect link");
}

}  // namespace
}  // namespace quintet::app
