// Whole games of go, from the setup to the result: two people with a count, the computer, two computers, and engines.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <string>
#include <thread>

#include "games/go/problems.hpp"
#include "games/go/seats.hpp"
#include "play/go_driver.hpp"
#include "support/layout_check.hpp"
#include "ui/pages/page.hpp"

namespace quintet::app {
namespace {

// Words may go on in the next line.
testing::AssertionResult says(Driver& driver, const std::string& words) {
  std::string all;
  for (const std::string& text : ui::texts_of(driver.context())) all += text + ' ';
  if (all.find(words) == std::string::npos) return testing::AssertionFailure() << all;
  return testing::AssertionSuccess();
}

TEST(TwoPeopleAtGo, PlayAWholeGameAndCountIt) {
  const TestPlayer player;
  Driver driver(player);
  set_go(driver, {.side = 7});
  begin(driver, go::Mode::Two);
  play_go(driver, "C4 F4 D5 E5 D3 E3 E4 D4");
  driver.play("expect stones=8 white_took=1 to_move=black");
  // White has just taken: Black may not take back at once.
  driver.play("tap E4\nexpect stones=8 to_move=black\nsettle");
  play_go(driver, "G7 A7 E4");
  driver.play("expect stones=11 black_took=1");
  play_go(driver, "E6 D6 E7 D7 E2 D2 E1 D1 pass D4 pass pass");
  driver.play("expect go.play counting=B+1.5 dead=2");
  // What is dead is for the players to say.
  driver.play("tap A7\nsettle\nexpect dead=1\ntap A7\nsettle\nexpect dead=2 counting=B+1.5");
  // By territory White has taken one more; the result stays that of the rules.
  driver.play("tap go.play.other-way\nsettle\nexpect counting=B+1.5");
  EXPECT_TRUE(says(driver, "To compare: by territory"));
  EXPECT_TRUE(says(driver, "Prisoners"));
  driver.play("press Estimate\nsettle");
  EXPECT_FALSE(says(driver, "To compare"));
  // Both agree; a mark that changes in between takes it back.
  driver.play("tap go.play.agree\nsettle");
  EXPECT_TRUE(says(driver, "White agrees"));
  driver.play("tap A7\nsettle\ntap A7\nsettle\nexpect counting=B+1.5");
  driver.play("tap go.play.agree\ntap go.play.agree\nsettle\nexpect go.play");  // a double click
  driver.play("wait 600\ntap go.play.agree\nsettle\nexpect result won");
  driver.play("tap result.board\nsettle\nexpect go.play outcome=black result=B+1.5");
  EXPECT_TRUE(driver.context().profile.results("go").table("levels").empty());
  EXPECT_EQ(driver.context().profile.kept_games("go").games().size(), 1U);
}

// A pass takes a number too.
TEST(TwoPeopleAtGo, SeeWhereAStoneWasPlacedBefore) {
  const TestPlayer player;
  give(player, go_match({.side = 7}, {}, "C4 F4 D5 E5 D3 E3 E4 D4 G7 pass"));
  Driver driver(player);
  driver.play("tap menu.go\nsettle\ntap go.two\nsettle\npress Numbers\nsettle");
  EXPECT_FALSE(says(driver, " at "));
  driver.play("tap E4\nsettle\nexpect stones=10");
  EXPECT_TRUE(says(driver, "11 at 7"));
  driver.play("press Numbers\nsettle");
  EXPECT_FALSE(says(driver, " at "));
  driver.play(
      "tap go.play.resign\nsettle\ntap dialog.resign\nsettle\ntap result.review\nsettle\nexpect go.review");
  EXPECT_TRUE(says(driver, "where 7 was"));
}

// Three points between the walls are nobody's; whoever fills them changes what Black has agreed to.
TEST(TwoPeopleAtGo, AgreeAnewAfterNeutralPointsAreFilled) {
  const TestPlayer player;
  give(player, go_match({.side = 7}, {}, "C1 E1 C2 E2 C3 E3 C4 E4 C5 E5 C6 E6 C7 E7 pass pass"));
  Driver driver(player);
  driver.play(
      "tap menu.go\nsettle\ntap go.two\nsettle\nexpect go.play counting=W+7.5\ntap go.play.agree\nsettle");
  EXPECT_TRUE(says(driver, "White agrees"));
  driver.play("tap go.play.fill\nsettle\nexpect go.play counting=W+6.5");
  EXPECT_FALSE(says(driver, "White agrees"));
}

// A board with five stones: nobody is offered to fill the rest.
TEST(TwoPeopleAtGo, AreToldThatAGameIsNotFinished) {
  const TestPlayer player;
  give(player, go_match({.side = 9}, {}, "E5 C3 G3 C7 G7 pass pass"));
  Driver driver(player);
  driver.play("tap menu.go\nsettle\ntap go.two\nsettle\nexpect go.play");
  EXPECT_TRUE(says(driver, "the game is not finished"));
  EXPECT_FALSE(says(driver, "Fill neutral points"));
}

TEST(RecordsOfGo, TellTheClockOfTheSideThatHasMoved) {
  const TestPlayer player;
  Driver driver(player);
  driver.play(
      "tap menu.go\nsettle\ntap go.open\nsettle\n"
      "clip (;GM[1]SZ[9]BL[600]WL[600];B[ee]BL[595];W[cc]WL[580];B[gg]BL[30];W[cg]BL[30]WL[7])\n"
      "press Paste\nsettle\nexpect go.review");
  EXPECT_TRUE(says(driver, "0:07 left"));
  driver.play("press Left\nsettle");
  EXPECT_TRUE(says(driver, "0:30 left"));
  driver.play("press Left\nsettle\npress Left\nsettle\npress Left\nsettle");
  EXPECT_FALSE(says(driver, " left")) << "nobody has moved";
}

// A position without moves is a game as well.
TEST(RecordsOfGo, APositionThatWasSetUpIsCopied) {
  const TestPlayer player;
  Driver driver(player);
  driver.play(
      "tap menu.go\nsettle\ntap go.open\nsettle\nclip (;GM[1]SZ[9]AB[ee][cc]AW[gg])\npress Paste\nsettle\n"
      "tap go.review.record\nsettle\ntap go.record.copy.sgf\nsettle");
  EXPECT_THAT(driver.context().clipboard.text().value_or(""), testing::HasSubstr("AB[cc][ee]"));
}

TEST(TwoPeopleAtGo, PlayOnAfterTheCountAndTakeThePassBack) {
  const TestPlayer player;
  give(player, go_match({.side = 7}, {}, kShortGo));
  Driver driver(player);
  driver.play("tap menu.go\nsettle\ntap go.two\nsettle\nexpect go.play counting=B+1.5");
  driver.play("tap go.play.play-on\nsettle\nexpect to_move=white\ntap C6\nsettle\nexpect stones=21");
  driver.play("press Undo\nsettle\npress Undo\nsettle\nexpect counting=B+1.5 dead=2");
  driver.play(
      "press Undo\nsettle\nexpect to_move=black stones=20\npress Redo\nsettle\nexpect counting=B+1.5");
}

// The count goes on where it was, with what the players have marked.
TEST(TwoPeopleAtGo, FindTheirMarksAgain) {
  const TestPlayer player;
  go::Match match = go_match({.side = 7}, {}, kShortGo);
  match.play({.kind = go::Move::Kind::Dead, .at = *go::read_point_name("G7", 7)});
  give(player, match);
  Driver driver(player);
  driver.play("tap menu.go\nsettle\ntap go.two\nsettle\nexpect go.play dead=1");
}

// Black has forgotten C4. After play goes on, the count knows nothing of it any more.
TEST(TwoPeopleAtGo, AreToldWhereABorderIsOpen) {
  const TestPlayer player;
  give(player, go_match({.side = 7}, {}, kOpenGo));
  Driver driver(player);
  driver.play("tap menu.go\nsettle\ntap go.two\nsettle\nexpect go.play open=C4");
  driver.play("tap go.play.play-on\nsettle\ntap C4\nsettle");
  EXPECT_EQ(driver.value("open"), "");
  play_go(driver, "pass pass");
  driver.play("expect go.play counting=W+14.5");
  EXPECT_EQ(driver.value("open"), "");
}

TEST(TwoPeopleAtGo, AreToldWhyTwoPassesAreNotEnough) {
  const TestPlayer player;
  give(player, go_match({.side = 7, .rules = go::RuleSet::Aga}, {}, "D4"));
  Driver driver(player);
  driver.play("tap menu.go\nsettle\ntap go.two\nsettle");
  play_go(driver, "pass");
  EXPECT_TRUE(says(driver, "White passed."));
  EXPECT_FALSE(says(driver, "AGA rules"));
  play_go(driver, "pass");
  EXPECT_TRUE(says(driver, "White passes once more"));
  EXPECT_EQ(driver.value("counting"), "");
  play_go(driver, "pass");
  EXPECT_NE(driver.value("counting"), "");
}

// A long press and the right button mean the same.
TEST(TwoPeopleAtGo, MarkASekiWithAFinger) {
  const TestPlayer player;
  give(player, go_match({.side = 7, .rules = go::RuleSet::Japanese}, {}, kShortGo));
  Driver driver(player);
  driver.play("tap menu.go\nsettle\ntap go.two\nsettle\nexpect go.play dead=2");
  const auto at = driver.app().scenes().top()->locate("D2");
  ASSERT_TRUE(at);
  const auto touch = [&](PointerEvent::Kind kind) {
    driver.app().turn({{PointerEvent{.kind = kind, .at = *at, .touch = true}}}, milliseconds(16));
  };
  touch(PointerEvent::Kind::Pressed);
  driver.wait(milliseconds(800));
  touch(PointerEvent::Kind::Released);
  driver.settle();
  const auto match = saved_match(driver, player, go::Mode::Two);
  ASSERT_TRUE(match);
  EXPECT_EQ(match->game().marks()[*go::read_point_name("D2", 7)], go::Mark::Seki) << driver.seen();
  EXPECT_EQ(driver.value("dead"), "2") << "a short press would have marked it dead";
}

// What is tried out counts for nothing, and is not saved.
TEST(TwoPeopleAtGo, TryOutWhatIsDisputed) {
  const TestPlayer player;
  give(player, go_match({.side = 7}, {}, kShortGo));
  Driver driver(player);
  driver.play("tap menu.go\nsettle\ntap go.two\nsettle\nexpect go.play counting=B+1.5 dead=2 stones=20");
  driver.play(
      "tap go.play.try-out\nsettle\nexpect trying to_move=white\ntap C6\nsettle\nexpect stones=21 trying");
  // Two passes stop the copy too; there is nothing to agree to.
  play_go(driver, "pass pass");
  driver.play("expect trying");
  driver.play("tap go.play.back-to-count\nsettle\nexpect counting=B+1.5 dead=2 stones=20");
  EXPECT_EQ(driver.seen().find("trying"), std::string::npos);
  // Undo leads back too, and so does the save.
  driver.play("tap go.play.try-out\nsettle\ntap C6\nsettle\npress Undo\nsettle\npress Undo\nsettle");
  driver.play("expect counting=B+1.5 dead=2 stones=20");
  driver.play("tap go.play.try-out\nsettle\ntap C6\nsettle\npress Back\nsettle");
  const auto saved = saved_match(driver, player, go::Mode::Two);
  ASSERT_TRUE(saved);
  EXPECT_TRUE(saved->counting());
  EXPECT_EQ(saved->stones().size(), 20U);
}

// Undo of a whole turn never leaves the copy for a position of the match: it leads back to the count, with its marks.
TEST(AgainstTheComputerAtGo, ATryOutEndsWithUndo) {
  const TestPlayer player;
  const go::SeatPlayer person{}, pupil{go::Level::Pupil};
  // White, the person, has passed after Black; a stone was marked dead, and alive again.
  go::Match match = go_match({.side = 7}, {pupil, person}, kShortGo);
  match.play({.kind = go::Move::Kind::Dead, .at = *go::read_point_name("G7", 7)});
  match.play({.kind = go::Move::Kind::Dead, .at = *go::read_point_name("G7", 7)});
  give(player, match);
  Driver driver(player);
  driver.play("tap menu.go\nsettle\ntap go.computer\nsettle\nexpect go.play");
  // The program has marked dead stones itself; the player disagrees.
  driver.play("tap G7\nsettle\nexpect dead=1");
  const std::string before = driver.value("counting");
  driver.play("tap go.play.try-out\nsettle\npress Undo\nsettle\nexpect go.play dead=1");
  EXPECT_EQ(driver.value("counting"), before);
  EXPECT_EQ(driver.seen().find("trying"), std::string::npos);
  driver.play("tap go.play.try-out\nsettle\ntap go.play.back-to-count\nsettle\nexpect dead=1");
  EXPECT_EQ(driver.value("counting"), before) << "nothing is marked again";
}

// Undo while it thinks takes back the person's stone alone.
TEST(AgainstTheComputerAtGo, UndoWhileItThinks) {
  const TestPlayer player;
  Driver driver(player);
  set_go(driver, {.level = go::Level::Master, .side = 9, .thinking = 10});
  begin(driver, go::Mode::Computer);
  driver.play("settle\ntap E5\nwait 1000\nexpect thinking=yes stones=1");
  driver.play(
      "press Undo\nsettle\nexpect stones=0 to_move=black acts=person\npress Redo\nwait 500\nexpect stones=1");
}

TEST(AgainstTheComputerAtGo, AWeakerMoveWhereASearchFails) {
  // White's stone at D4 has one liberty.
  const go::Match match = go_match({.side = 7}, {}, "C4 D4 D5 A1 D3 G7");
  EXPECT_EQ(go::plain_move(match.game(), Random(1)), (go::Move{.at = *go::read_point_name("E4", 7)}));
}

// A hint that was hidden again is still a hint.
TEST(GoTeacher, NeverContradictsAHint) {
  const TestPlayer player;
  give(player, go_match({.side = 7}, {go::SeatPlayer{}, {go::Level::Pupil}}, kOpenGo.substr(0, 17)));
  Driver driver(player);
  set_go(driver, {.side = 7, .teacher = true});
  driver.play("tap menu.go\nsettle\ntap go.computer\nsettle\npress Hint\nsettle\npress Hint\nsettle");
  const std::string point = driver.value("hint");
  ASSERT_NE(point, "") << driver.seen();
  driver.play("press Back\nsettle\ntap " + point + "\nwait 100");
  EXPECT_EQ(driver.seen().find("teaching"), std::string::npos);
  driver.play("settle");
  EXPECT_EQ(driver.seen().find("teaching"), std::string::npos) << driver.seen();
}

TEST(GoAids, EstimateFollowsTheGame) {
  const TestPlayer player;
  give(player, go_match({.side = 7}, {}, kOpenGo.substr(0, kOpenGo.find(" pass"))));
  Driver driver(player);
  driver.play("tap menu.go\nsettle\ntap go.two\nsettle\npress Estimate\nsettle");
  const std::string open = driver.value("estimate");
  EXPECT_NE(open, "");
  // The wall is closed, and then White passes: the border is Black's.
  play_go(driver, "C4 pass E4 pass E3");
  EXPECT_NE(driver.value("estimate"), open);
  driver.play("press Back\nsettle\nexpect go.play");
  EXPECT_EQ(driver.value("estimate"), "");
}

TEST(GoAids, WarnOfALostLadderAndCountLiberties) {
  const TestPlayer player;
  Driver driver(player);
  set_go(driver, {.side = 9});
  begin(driver, go::Mode::Two);
  play_go(driver, "D7 D6 C6 J1 C5");
  EXPECT_EQ(driver.value("remark"), "");
  play_go(driver, "J2 E6");
  EXPECT_NE(driver.seen().find("ladder"), std::string::npos) << driver.seen();
  // A press on a stone tells its liberties; without these helps it is refused.
  play_go(driver, "E6");
  EXPECT_NE(driver.seen().find("liberties"), std::string::npos) << driver.seen();
}

// Black has a gap in the wall at D4 and plays elsewhere.
TEST(GoTeacher, ShowsABlunderBeforeTheComputerAnswers) {
  const TestPlayer player;
  const go::SeatPlayer person{}, child{go::Level::Child};
  give(player,
       go_match({.side = 7, .komi = 0}, {person, child}, "D1 E1 D2 E2 D3 E3 D5 E4 D6 E5 D7 E6 pass E7"));
  Driver driver(player);
  set_go(driver, {.teacher = true});
  driver.play("tap menu.go\nsettle\ntap go.computer\nsettle\ntap A1\nsettle\nexpect teaching stones=14");
  EXPECT_NE(driver.value("remark"), "");
  driver.play("tap go.play.take-back\nsettle\nexpect stones=13 acts=person");
  EXPECT_EQ(driver.seen().find("teaching"), std::string::npos);
  // A good move is answered at once; a bad one after the person has insisted.
  driver.play("tap A1\nsettle\nexpect teaching\ntap go.play.go-on\nsettle\nexpect stones=15 acts=person");
  driver.play("press Undo\nsettle\ntap D4\nsettle\nexpect acts=person");
  EXPECT_EQ(driver.seen().find("teaching"), std::string::npos);
}

TEST(GoBoard, KeysJumpByStars) {
  const TestPlayer player;
  Driver driver(player);
  set_go(driver, {.side = 19});
  begin(driver, go::Mode::Two);
  driver.play("press Home\npress PageUp\npress Confirm\nsettle\nexpect last=D16");
  driver.play("press Home\npress Home\npress PageDown\npress Confirm\nsettle\nexpect last=A10");
  driver.play(
      "press End\npress End\npress End\npress End\npress End\npress Confirm\nsettle\nexpect last=T10");
}

TEST(AgainstTheComputerAtGo, AResignationIsCountedAndCanBeTakenBack) {
  const TestPlayer player;
  Driver driver(player);
  set_go(driver, {.level = go::Level::Child, .side = 9});
  begin(driver, go::Mode::Computer);
  driver.play(
      "tap E5\nsettle\nexpect stones=2 acts=person\ntap go.play.resign\nsettle\ntap dialog.resign\nsettle");
  driver.play("expect result lost\ntap result.board\nsettle\nexpect outcome=white result=W+R");
  EXPECT_EQ(driver.context().profile.results("go").row<ui::LevelRow>("child").lost, 1);
  driver.play("press Undo\nsettle\nexpect stones=2 acts=person\npress Undo\nsettle\nexpect stones=0");
}

// On nine lines, after a game against the adept that begins with these moves and is resigned.
ui::RatingRow rating_after(const go::Start& start, std::string_view moves) {
  const TestPlayer player;
  give(player, go_match(start, {go::SeatPlayer{}, {go::Level::Adept}}, moves));
  Driver driver(player);
  driver.play("tap menu.go\nsettle\ntap go.computer\nsettle\nexpect go.play");
  driver.play("tap go.play.resign\nsettle\ntap dialog.resign\nsettle\nexpect result lost");
  const ui::ResultTally& results = driver.context().profile.results("go");
  EXPECT_EQ(ui::level_row(results, go::Level::Adept).lost, 1);
  return results.row<ui::RatingRow>("9");
}

// Even games without help show how strong the player is, on that board; the setup and the statistics tell it.
TEST(AgainstTheComputerAtGo, EvenGamesGiveThePlayerARank) {
  go::Start start{.side = 9};
  const ui::RatingRow even = rating_after(start, "E5 C3 G7 C7 G3 D5");
  EXPECT_EQ(even.games, 1);
  EXPECT_LT(even.strength, go::strength_of(go::Level::Adept, {.side = 9}));
  EXPECT_GT(even.deviation, 0);
  EXPECT_EQ(rating_after(start, "E5 C3 G7 C7").games, 0) << "too short to say anything";
  EXPECT_EQ(rating_after({.side = 13}, "E5 C3 G7 C7 G3 D5 G5 E3").games, 0) << "another board";
  start.komi = 1;
  EXPECT_EQ(rating_after(start, "E5 C3 G7 C7 G3 D5").games, 0) << "other komi";
}

// A player who takes moves back could have any rank.
TEST(AgainstTheComputerAtGo, AGameWithUndoIsNotRated) {
  const TestPlayer player;
  give(player, go_match({.side = 9}, {go::SeatPlayer{}, {go::Level::Child}}, "E5 C3"));
  Driver driver(player);
  driver.play("tap menu.go\nsettle\ntap go.computer\nsettle\nexpect go.play stones=2\npress Undo\nsettle");
  const auto saved = saved_match(driver, player, go::Mode::Computer);
  ASSERT_TRUE(saved);
  EXPECT_TRUE(saved->undone());
  driver.play("tap E5\nsettle\ntap go.play.resign\nsettle\ntap dialog.resign\nsettle\nexpect result lost");
  const ui::ResultTally& results = driver.context().profile.results("go");
  EXPECT_EQ(results.row<ui::LevelRow>("child").lost, 1);
  EXPECT_EQ(results.row<ui::RatingRow>("9").games, 0);
}

// Seven games, each against whoever suits what the games before have shown.
TEST(AgainstTheComputerAtGo, AnExamFindsTheRank) {
  const TestPlayer player;
  Driver driver(player);
  set_go(driver, {.level = go::Level::Adept, .by_strength = true, .side = 9});
  begin(driver, go::Mode::Computer);
  go::Level before = go::Level::Adept;
  for (int game = 1; game <= 7; ++game) {
    EXPECT_TRUE(says(driver, "Exam " + std::to_string(game) + " of 7"));
    driver.play("tap E5\nsettle\ntap A1\nsettle\ntap J1\nsettle\nexpect stones=6");
    const auto match = saved_match(driver, player, go::Mode::Computer);
    ASSERT_TRUE(match);
    EXPECT_LE(ui::opponent_level(*match), before);
    before = ui::opponent_level(*match);
    driver.play("tap go.play.resign\nsettle\ntap dialog.resign\nsettle\nexpect result lost");
    EXPECT_TRUE(says(driver, game < 7 ? std::to_string(game) + " of 7 played" : "Result of the rating exam"));
    const auto& page = dynamic_cast<const ui::Page&>(*driver.app().scenes().top());
    const bool another =
        std::ranges::find(page.controls(), "result.next", &ui::Control::id) != page.controls().end();
    driver.play(another ? "tap result.next\nsettle" : "tap result.new\nsettle");
    driver.play("settle\nexpect go.play");
  }
  EXPECT_EQ(before, go::Level::Child) << "who always loses soon plays against the weakest";
  EXPECT_EQ(driver.context().profile.results("go").row<ui::RatingRow>("9").games, 7);
}

TEST(AgainstTheComputerAtGo, AGameWithHelpIsNoneOfTheExam) {
  const TestPlayer player;
  Driver driver(player);
  set_go(driver, {.level = go::Level::Child, .by_strength = true, .side = 9});
  begin(driver, go::Mode::Computer);
  EXPECT_TRUE(says(driver, "Exam 1 of 7"));
  driver.play("press Hint\nsettle");
  EXPECT_TRUE(says(driver, "Exam: not counted"));
}

// The handicap counts as much as it gives.
TEST(AgainstTheComputerAtGo, AGameWithHandicapIsRatedByWhatItGives) {
  const auto strength_after = [](const go::Start& start, std::string_view moves) {
    return static_cast<double>(rating_after(start, moves).strength);
  };
  const go::Start handicap{.side = 9, .komi = 1, .handicap = 2};
  EXPECT_NEAR(strength_after({.side = 9}, "E5 C3 G7 C7 G3 D5") - strength_after(handicap, "C5 D4 E5 D6 F4"),
              *go::black_odds(handicap), 2);
}

TEST(AgainstTheComputerAtGo, ItAgreesToACountOnlyWithTheSameWinner) {
  const TestPlayer player;
  const go::SeatPlayer person{}, pupil{go::Level::Pupil};
  give(player, go_match({.side = 7}, {person, pupil}, kShortGo));
  Driver driver(player);
  driver.play("tap menu.go\nsettle\ntap go.computer\nsettle\nexpect go.play counting=B+1.5");
  // With the dead white stone alive Black's corner is nobody's.
  driver.play(
      "tap A7\nsettle\nexpect dead=1\ntap go.play.agree\nexpect go.play dead=1\nsettle\nexpect go.play");
  driver.play("tap A7\nsettle\ntap go.play.agree\nsettle\nexpect result won");
  EXPECT_EQ(driver.context().profile.results("go").row<ui::LevelRow>("pupil").won, 1);
}

TEST(AgainstTheComputerAtGo, AHandicapGivesWhiteTheFirstMove) {
  const TestPlayer player;
  Driver driver(player);
  set_go(driver, {.level = go::Level::Child, .side = 9, .handicap = 3});
  begin(driver, go::Mode::Computer);
  driver.play("settle\nexpect stones=1 to_move=black acts=person");
  const auto match = saved_match(driver, player, go::Mode::Computer);
  ASSERT_TRUE(match);
  EXPECT_EQ(match->game().board().stones(), 4);
}

TEST(AgainstTheComputerAtGo, BlackPlacesHandicapStonesWhereHeLikes) {
  const TestPlayer player;
  Driver driver(player);
  go::Settings wish{.level = go::Level::Child, .side = 9, .handicap = 3, .placement = go::Placement::Free};
  set_go(driver, wish);
  begin(driver, go::Mode::Two);
  play_go(driver, "E5 E6");
  driver.play("expect stones=2 to_move=black\npress Shuffle\nexpect stones=2 to_move=black");
  EXPECT_TRUE(says(driver, "1 stone to place"));
  play_go(driver, "A9");
  driver.play("expect stones=3 to_move=white\npress Undo\nsettle\nexpect to_move=black");
  // The computer places its own.
  wish.play_as = ui::PlayAs::White;
  set_go(driver, wish);
  driver.play("press Back\nsettle");
  begin(driver, go::Mode::Computer);
  driver.play("settle\nexpect stones=3 to_move=white acts=person");
}

TEST(TwoComputersAtGo, PlayToTheirEnd) {
  const TestPlayer player;
  Driver driver(player);
  set_go(driver, {.level = go::Level::Child,
                  .against = go::Level::Beginner,
                  .side = 7,
                  .watch_speed = ui::WatchSpeed::Fast});
  begin(driver, go::Mode::Watch);
  // Scene time, and some real time to think.
  for (int i = 0; i < 20'000 && driver.seen().starts_with("go.play"); ++i) {
    driver.wait(std::chrono::milliseconds(500));
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  driver.play("settle\nexpect result");
}

TEST(GoHints, NameAMoveAndCount) {
  const TestPlayer player;
  Driver driver(player);
  set_go(driver, {.side = 9});
  begin(driver, go::Mode::Two);
  play_go(driver, "C4 D4 D5 E5 D3 E3");
  driver.play("press Hint\nsettle\nexpect hint=part\npress Hint\nsettle");
  EXPECT_EQ(driver.value("hint").size(), 2U) << "a point";
  driver.play("press Back\nsettle\nexpect go.play");
  EXPECT_EQ(driver.value("hint"), "");
}

// Two stones to go until Black takes the one in the corner.
TEST(CaptureGo, EndsWithTheFirstStoneAndIsNoVictoryOverTheLevel) {
  const TestPlayer player;
  give(player,
       go_match({.side = 7, .komi = 0, .to_take = 1}, {go::SeatPlayer{}, {go::Level::Child}}, "A2 A1 D4 G1"));
  Driver driver(player);
  driver.play(
      "tap menu.go\nsettle\ntap go.computer\nsettle\nexpect go.play\ntap B1\nsettle\nexpect result won");
  EXPECT_EQ(ui::level_row(driver.context().profile.results("go"), go::Level::Child).played(), 0);
}

TEST(CaptureGo, BeginsFromTheSetup) {
  const TestPlayer player;
  Driver driver(player);
  set_go(driver, {.side = 7});
  driver.play("tap menu.go\nsettle\ntap go.two\nsettle\ntap go.setup.goal.1\nsettle");
  driver.play("tap go.setup.begin\nexpect go.play");
  play_go(driver, "A2 A1 D4 G1 B1");
  driver.play("settle\nexpect result");
}

TEST(GoRecords, AreCopiedAndPastedAsSgf) {
  const TestPlayer player;
  give(player, go_match({.side = 9}, {}, "E5 C3 G7"));
  Driver driver(player);
  driver.play(
      "tap menu.go\nsettle\ntap go.two\nsettle\npress Copy\nsettle\npress Paste\nsettle\nexpect go.review");
}

TEST(GoLessons, StayDoneAfterARestart) {
  const TestPlayer player;
  {
    Driver driver(player);
    driver.play("tap menu.go\nsettle\ntap go.lessons\nsettle\ntap go.lessons.liberties\nsettle");
    driver.play("tap A2\nsettle\ntap D2\nsettle\ntap D3\nsettle\ntap D5\nsettle\nexpect over");
  }
  Driver driver(player);
  driver.play("tap menu.go\nsettle\ntap go.lessons\nsettle\nexpect focus=go.lessons.capturing done=1 of 12");
}

// Keys zoom; what the cursor goes to comes into sight, and at the end the whole board.
TEST(TwoPeopleAtGo, ZoomASmallWindow) {
  const TestPlayer player;
  give(player, go_match({.side = 19}, {}, "D4 Q16 Q4 D16"));
  Options options = player.options();
  options.size = {640, 480};
  Driver driver(options);
  driver.play("tap menu.go\nsettle\ntap go.two\nsettle");
  const auto shown = [&driver](std::string_view point) {
    return *driver.context().scenes.top()->locate(point);
  };
  const Vec before = shown("A1");
  driver.play("press ZoomIn 6\nsettle");
  EXPECT_GT(shown("A1").y, before.y + 40) << "it is out of sight";
  driver.play("press Down 20\npress Left 20\nsettle");
  EXPECT_LT(shown("A1").y, before.y + 20) << "the cursor is there";
  driver.play(
      "press Confirm\nsettle\nexpect last=A1 stones=5\npress Up\npress Confirm\nsettle\nexpect last=A2");
  driver.play("press ZoomOut 9\nsettle");
  EXPECT_EQ(shown("A1"), before);
  driver.play("press ZoomIn 6\nsettle\ntap go.play.resign\nsettle\ntap dialog.resign\nsettle\nexpect result");
  driver.play("tap result.board\nsettle\nexpect go.play outcome=white");
  EXPECT_LT(shown("A1").y - shown("A19").y, driver.context().canvas.size().h) << "all of it is seen";
}

// From the menu to a problem and back, over a restart: what was solved stays solved, and what was missed comes back.
TEST(ProblemsOfGo, AreKeptForTheNextTime) {
  const TestPlayer player;
  Driver driver(player);
  const go::ProblemSet& set = go::problem_sets().front();
  const std::string page = "go.problems." + std::string(set.id);
  const std::string way = "tap menu.go\nsettle\ntap go.problems\nsettle\ntap " + page + "\nsettle\n";
  const go::Problem &first = *set.problems[0], &second = *set.problems[1];
  driver.play(way + "tap " + page + ".1\nsettle\nexpect problem=" + first.id);
  driver.play("tap " + go::point_name(first.right.front(), first.side()) + "\nsettle");
  if (first.moves == 1) driver.play("expect solved focus=go.problem.next");
  driver.play("tap go.problem.next\nsettle\nexpect problem=" + second.id);
  driver.play("tap go.problem.answer\nsettle\nexpect shown");
  driver.restart(player.options());
  driver.play("tap menu.go\nsettle\ntap go.problems\nsettle\nexpect due=1\ntap go.problems.missed\nsettle");
  driver.play("expect go.problem problem=" + second.id + " asks");
  EXPECT_EQ(first.moves, 1);
  EXPECT_TRUE(go::is_solved(driver.context(), first));
}

// Engines: they are added, tried, played against, and fail in every way without harm to the game.

std::string fake(const std::string& faults) {
  return std::string("'") + QUINTET_FAKE_ENGINE + "' " + faults;
}

class GoEngines : public testing::Test {
 protected:
  // In the list, and chosen as the opponent.
  void sit_down(const std::string& command, go::Settings wish = {.side = 9}) {
    wish.engines = {{"Fake", command}};
    wish.engine = "Fake";
    set_go(driver_, wish);
    driver_.play("settle");
    begin(driver_, go::Mode::Computer);
  }
  go::Match saved() { return saved_match(driver_, player_, go::Mode::Computer).value(); }

  TestPlayer player_;
  Driver driver_{player_};
};

const std::string kToList =
    "settle\ntap menu.go\nsettle\ntap go.settings\nsettle\nhover settings.reset\nclick 640 400\n"
    "scroll -20\nsettle\ntap settings.go-engines\nsettle\nexpect go.engines";

TEST_F(GoEngines, AreAddedTriedAndRenamed) {
  driver_.play(kToList + " engines=0\ntap go.engines.add\nsettle\nexpect go.engine report=none");
  driver_.play("type " + fake("name=Tester") + "\npress Confirm\nsettle\nexpect report=works name=Tester");
  driver_.play("tap go.engine.save\nsettle\nexpect go.engines engines=1 name=Tester");
  driver_.play(
      "tap go.engines.engine-1\nsettle\nexpect go.engine name=Tester\ntap go.engine.name\npress End");
  driver_.play("type -2\npress Confirm\nsettle\nexpect go.engines name=Tester-2");
  EXPECT_EQ(driver_.context().profile.get<go::Settings>().engines,
            (ui::EngineList{{"Tester-2", fake("name=Tester")}}));
  driver_.play("tap go.engines.engine-1\nsettle\ntap go.engine.remove\nsettle\ntap dialog.remove\nsettle");
  driver_.play("expect go.engines engines=0");
}

TEST_F(GoEngines, TellWhatIsWrongWithThem) {
  driver_.play(kToList + "\ntap go.engines.add\nsettle\ntap go.engine.test\nsettle\nexpect report=wrong");
  for (const char* command : {"no-such-engine", "'open", "/etc/passwd", "true", "cat /etc/passwd"}) {
    driver_.context().clipboard.set_text(command);
    driver_.play(
        "tap go.engine.back\nsettle\ntap go.engines.add\nsettle\npress Paste\npress Confirm\nsettle");
    EXPECT_EQ(driver_.value("report"), "wrong") << command;
  }
}

TEST_F(GoEngines, PlayFromTheSetupToTheCount) {
  set_go(driver_, {.side = 7, .engines = {{"Fake", fake("passes")}}});
  driver_.play("settle\ntap menu.go\nsettle\ntap go.computer\nsettle\nexpect go.setup");
  driver_.play("tap go.setup.level.engine-1\nsettle\ntap go.setup.begin\nsettle\nexpect go.play");
  EXPECT_EQ(driver_.context().profile.get<go::Settings>().engine, "Fake");
  play_go(driver_, "D4");
  driver_.play("expect stones=1 to_move=black");
  EXPECT_EQ(saved().player(Seat::Second).engine, "Fake");
  driver_.play(
      "tap go.play.pass\nsettle\nexpect counting=B+41.5\ntap go.play.agree\nsettle\nexpect result won");
  // It is no victory over a level.
  EXPECT_TRUE(driver_.context().profile.results("go").table("levels").empty());
}

TEST_F(GoEngines, AnswerWithMovesAndGoOnAfterARestart) {
  sit_down(fake(""));
  play_go(driver_, "E5 G7");
  driver_.play("expect stones=4 to_move=black");
  driver_.restart(player_.options());
  driver_.play("settle\ntap menu.go\nsettle\ntap go.computer\nsettle\nexpect go.play stones=4");
  play_go(driver_, "C3");
  driver_.play("expect stones=6");
}

TEST_F(GoEngines, TakeMovesBack) {
  const std::string log = (player_.data() / "log.txt").string();
  std::filesystem::create_directories(player_.data());
  sit_down(fake("'log=" + log + "'"));
  play_go(driver_, "E5");
  driver_.play("tap go.play.undo\nsettle\nexpect stones=0");
  play_go(driver_, "C3");
  driver_.play("expect stones=2");
  EXPECT_THAT(player_.get("data/log.txt"), testing::HasSubstr("undo\n"));
}

// The person takes a move back while it thinks, and it never answers.
TEST_F(GoEngines, AreStartedAnewWhenTheyDoNotStopThinking) {
  sit_down(fake("silent"));
  driver_.play(
      "tap E5\nwait 1000\nexpect thinking=yes stones=1\ntap go.play.undo\nwait 200\nexpect stones=0");
  driver_.play("tap C3\nwait 1000\nexpect thinking=yes stones=1");
}

TEST_F(GoEngines, ThatAreLateAreAskedAbout) {
  sit_down(fake("silent"), {.side = 7, .thinking = 1});
  driver_.play("tap E5\nwait 61000\nexpect engine=late stones=1");
  driver_.play("tap go.play.engine-wait\nwait 50000\nexpect thinking=yes\nwait 20000\nexpect engine=late");
  driver_.play("tap go.play.engine-leaves\nsettle\nexpect stones=2 to_move=black");
  EXPECT_EQ(saved().stones().size(), 2U);
}

TEST_F(GoEngines, ThatDieAreStartedOnceMore) {
  std::filesystem::create_directories(player_.data());
  sit_down(fake("'dead-once=" + (player_.data() / "dead").string() + "'"));
  play_go(driver_, "E5");
  driver_.play("expect stones=2");
}

TEST_F(GoEngines, LoseNoGameWhenTheyFail) {
  for (const char* fault : {"dead", "taken", "nonsense", "refuses", "refuses-play", "wrong-id", "flood",
                            "long-line", "quits", "banner"}) {
    SCOPED_TRACE(fault);
    TestPlayer player;
    Driver driver(player);
    set_go(driver, {.side = 9, .engines = {{"Fake", fake(fault)}}, .engine = "Fake"});
    driver.play("settle");
    begin(driver, go::Mode::Computer);
    play_go(driver, "E5");
    driver.play("expect engine=failed stones=1");
    EXPECT_EQ(saved_match(driver, player, go::Mode::Computer)->stones().size(), 1U);
    // A move can be taken back and played again meanwhile.
    driver.play("tap go.play.undo\nsettle\nexpect stones=0\ntap C3\nsettle\nexpect engine=failed stones=1");
    driver.play("tap go.play.engine-wait\nsettle\nexpect engine=failed stones=1");
    driver.play("tap go.play.engine-leaves\nwait 500\nexpect acts=computer thinking=yes stones=1");
  }
}

// Of a review: it goes on where the engine fails, and says so.
TEST_F(GoEngines, JudgeTheMovesOfAReview) {
  set_go(driver_, {.side = 7, .engines = {{"Fake", fake("analyses")}, {"Weak", fake("dies-analysing")}}});
  driver_.play("settle");
  begin(driver_, go::Mode::Two);
  play_go(driver_, "D4 C3 E5");
  driver_.play("settle\npress Copy\nsettle\npress Paste\nsettle");
  driver_.play(
      "expect go.review\ntap go.review.analyst\nsettle\ntap pause.engine-1\nsettle\nexpect go.review");
  EXPECT_EQ(driver_.context().profile.get<go::Settings>().analyst, "Fake");
  // For this engine whoever is to move is 20 points ahead, also after the best move.
  driver_.play("press Left 3\nsettle");
  EXPECT_TRUE(says(driver_, "10% · W+20"));
  driver_.play("press Right\nsettle");
  EXPECT_TRUE(says(driver_, "90% · B+20"));
  driver_.play("tap go.review.analyst\nsettle\ntap pause.engine-2\nsettle");
  EXPECT_TRUE(says(driver_, "Weak ended by itself"));
  driver_.play("expect go.review\ntap go.review.analyst\nsettle\ntap pause.quintet\nsettle");
  EXPECT_EQ(driver_.context().profile.get<go::Settings>().analyst, "");
}

TEST_F(GoEngines, SayInAReviewThatTheyCannotAnalyse) {
  set_go(driver_, {.side = 7, .engines = {{"Fake", fake("")}}, .analyst = "Fake"});
  driver_.play("settle");
  begin(driver_, go::Mode::Two);
  play_go(driver_, "D4 C3 E5");
  driver_.play("settle\npress Copy\nsettle\npress Paste\nsettle");
  EXPECT_TRUE(says(driver_, "Fake cannot analyse")) << driver_.seen();
}

TEST_F(GoEngines, ThatAnswerTwiceAreHeardOnce) {
  sit_down(fake("twice"));
  play_go(driver_, "E5 G7 G5");
  driver_.play("expect stones=6");
}

TEST_F(GoEngines, ThatResignLose) {
  sit_down(fake("resigns"));
  driver_.play("tap E5\nsettle\nexpect result won");
}

TEST_F(GoEngines, WithOddHabitsPlayToo) {
  for (const char* habit : {"crlf", "garbage", "numberless", "no-undo"}) {
    SCOPED_TRACE(habit);
    const TestPlayer player;
    Driver driver(player);
    set_go(driver, {.side = 9, .handicap = 2, .engines = {{"Fake", fake(habit)}}, .engine = "Fake"});
    driver.play("settle");
    begin(driver, go::Mode::Computer);
    driver.play("settle\nexpect to_move=black stones=1");
    play_go(driver, "E5");
    driver.play("tap go.play.undo\nsettle\nexpect stones=1");
    play_go(driver, "E6");
    driver.play("expect stones=3");
  }
}

TEST_F(GoEngines, MayPlayAgainstEachOther) {
  set_go(driver_, {.level = go::Level::Child,
                   .side = 7,
                   .watch_speed = ui::WatchSpeed::Fast,
                   .engines = {{"A", fake("passes")}, {"B", fake("passes")}},
                   .engine = "A",
                   .against_engine = "B"});
  driver_.play("settle");
  begin(driver_, go::Mode::Watch);
  driver_.play("settle\nwait 4000\nsettle\nexpect result");
}

TEST_F(GoEngines, ThatAreRemovedMeanwhileAreTold) {
  sit_down(fake(""));
  play_go(driver_, "E5");
  auto wish = driver_.context().profile.get<go::Settings>();
  wish.engines.clear();
  driver_.context().profile.change(wish);
  play_go(driver_, "G7");
  driver_.play("expect engine=failed stones=3\ntap go.play.engine-leaves\nwait 500\nexpect acts=computer");
}

// GNU Go itself, where it is installed.
TEST_F(GoEngines, GnuGoPlaysWhereItIsThere) {
  if (!std::filesystem::exists("/usr/games/gnugo")) GTEST_SKIP() << "GNU Go is not installed";
  sit_down("/usr/games/gnugo --mode gtp --level 1 --seed 1");
  play_go(driver_, "A1 J1 A9");  // where it does not play
  driver_.play("expect stones=6 to_move=black\ntap go.play.undo\nsettle\nexpect stones=4");
  play_go(driver_, "J9");
  driver_.play("expect stones=6");
}

}  // namespace
}  // namespace quintet::app
