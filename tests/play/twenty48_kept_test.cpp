// Finished games of 2048: kept, listed, replayed, reviewed, shared as a text, and played on from.
#include <SDL.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

#include "core/twenty48/share.hpp"
#include "games/twenty48/match.hpp"
#include "play/twenty48_driver.hpp"
#include "support/app_driver.hpp"

namespace quintet::app {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using twenty48::Match;
using twenty48::Mode;

// A whole game, as others would share it.
std::string code_of(std::uint64_t seed, const twenty48::Rules& rules = {}) {
  return twenty48::write_share(
      *twenty48::record_of(played_2048(Mode::Classic, seed, 100'000, rules))->replay);
}

class KeptTwenty48 : public testing::Test {
 protected:
  void give(const Match& match) {
    driver.context().profile.save_game("2048-" + match.mode_id(), match.write());
  }
  void open_list() { driver.play("settle\ntap menu.2048\nsettle\ntap 2048.open\nsettle\nexpect 2048.files"); }
  void paste(const std::string& text) {
    driver.context().clipboard.set_text(text);
    driver.play("tap 2048.files.paste\nsettle");
  }
  const std::vector<ui::KeptGame>& kept() { return driver.context().profile.kept_games("2048").games(); }

  TestPlayer player;
  Driver driver{player.options()};
};

TEST_F(KeptTwenty48, AFinishedGameIsListedReviewedAndPlayedOnWithoutARecord) {
  Match match = last_move_2048(3);
  give(match);
  driver.play("settle\ntap menu.2048\nsettle\ntap 2048.classic\nsettle\n" +
              press(*some_direction(match.game())) + "\nsettle\nexpect result\ntap result.review\nsettle");
  match.play({*some_direction(match.game())});
  const std::string moves = std::to_string(match.game().moves()),
                    score = std::to_string(match.game().score());
  driver.play("expect 2048.review ply=" + moves + " of=" + moves + " score=" + score);
  EXPECT_EQ(driver.value("judged"), std::to_string(match.game().moves() + 1));
  ASSERT_EQ(kept().size(), 1U);
  EXPECT_EQ(kept()[0].origin, ui::RecordOrigin::Played);
  const auto code = twenty48::read_share(kept()[0].text);
  ASSERT_TRUE(code);
  EXPECT_EQ(code->end(), match.game());

  // From the middle of the game: not recorded, and its end keeps the records.
  const auto results = driver.context().profile.results("2048");
  driver.play(
      "press Home\npress Right 5\nexpect ply=5\ntap 2048.review.on\nsettle\nexpect 2048.play moves=5");
  Match practice(Mode::Classic, match.start());
  for (int i = 0; i < 5; ++i) practice.play({match.session().moves()[static_cast<std::size_t>(i)].direction});
  while (const auto direction = some_direction(practice.game())) {
    driver.play(press(*direction));
    practice.play({*direction});
  }
  driver.play("settle\nexpect result");
  EXPECT_EQ(driver.context().profile.results("2048"), results);
  ASSERT_EQ(kept().size(), 2U);
  const auto record = twenty48::records().codec().reader(driver.context())(kept()[1]);
  ASSERT_TRUE(record);
  EXPECT_THAT(record->card.about(Localiser{}), HasSubstr("practice"));
}

// An input method is asked for text only while the search takes it.
TEST_F(KeptTwenty48, TheSearchCanBeTypedInto) {
  open_list();
  for (const std::uint64_t seed : {5U, 6U, 7U}) {
    paste(code_of(seed, {.side = 3}));
    driver.play("expect 2048.review\npress Back\nsettle\nexpect 2048.files");
  }
  EXPECT_EQ(SDL_GetEventState(SDL_TEXTINPUT), SDL_DISABLE);
  driver.play("tap 2048.files.search\nsettle");
  EXPECT_EQ(SDL_GetEventState(SDL_TEXTINPUT), SDL_ENABLE);
  driver.play("press Back\nsettle\nexpect 2048.files");
  EXPECT_EQ(SDL_GetEventState(SDL_TEXTINPUT), SDL_DISABLE);
}

TEST_F(KeptTwenty48, HelpIsToldInTheList) {
  Match match = last_move_2048(4);
  match.count_assist();
  give(match);
  driver.play("settle\ntap menu.2048\nsettle\ntap 2048.classic\nsettle\n" +
              press(*some_direction(match.game())) + "\nsettle\nexpect result");
  ASSERT_EQ(kept().size(), 1U);
  const auto record = twenty48::records().codec().reader(driver.context())(kept()[0]);
  ASSERT_TRUE(record);
  EXPECT_THAT(record->card.about(Localiser{}), HasSubstr("with help"));
  match.play({*some_direction(match.game())});
  EXPECT_EQ(record->card.moves, static_cast<std::size_t>(match.game().moves()));
  EXPECT_THAT(record->card.title(Localiser{}), HasSubstr("points"));
}

TEST_F(KeptTwenty48, AnotherEndAfterUndoLeavesTheGameWithoutHelp) {
  Match match = last_move_2048(3);
  give(match);
  const std::string last = press(*some_direction(match.game()));
  driver.play("settle\ntap menu.2048\nsettle\ntap 2048.classic\nsettle\n" + last + "\nsettle\nexpect result");
  ASSERT_EQ(kept().size(), 1U);
  const std::string first = kept()[0].text;
  for (int i = 0; i < 2; ++i) {
    driver.play("press Undo\nsettle\n" + last + "\nsettle\nexpect result");
    ASSERT_EQ(kept().size(), 2U) << "the helped one is replaced by the next";
    EXPECT_EQ(kept()[0].text, first) << "it may be the record";
    EXPECT_TRUE(ui::read_notes(kept()[1].text).helped);
  }
}

TEST_F(KeptTwenty48, ASharedGameIsPastedKeptExportedAndDeleted) {
  const std::string code = code_of(5, {.side = 3});
  open_list();
  paste("Beat this: " + code + " :-)");
  driver.play("expect 2048.review\ntap 2048.review.record\nsettle\ntap 2048.record.copy.code\ncopied " +
              code);
  driver.play("tap 2048.record.store.q2048\nsettle\nexpect 2048.record stored=yes");
  const auto files = player.files("data/games", "2026-11-21");
  ASSERT_EQ(files.size(), 1U);
  driver.play("press Back\nsettle\npress Back\nsettle\nexpect 2048.files played=0 files=2 damaged=0");
  driver.play("tap 2048.files.opened\nsettle\ntap 2048.files.delete.0\nsettle\ntap dialog.delete\nsettle");
  driver.play("expect 2048.files files=1");
}

TEST_F(KeptTwenty48, ADamagedCodeIsRefusedWithItsPlace) {
  std::string code = code_of(5);
  open_list();
  code[30] = '!';
  paste(code);
  driver.play("expect 2048.files notice=Line 1, character 31: This is not part of a game code.");
  paste(code_of(5).substr(0, 50));
  driver.play("expect 2048.files notice=Line 1, character 50: The end of the game code is missing.");
  code = code_of(5);
  code[80] = code[80] == 'x' ? 'y' : 'x';
  paste(code);
  driver.play(
      "expect 2048.files notice=Line 1, character 1: The game code that begins here has been changed.");
  EXPECT_TRUE(kept().empty());
}

TEST_F(KeptTwenty48, AFileThatIsDroppedIsReviewed) {
  player.put("game.q2048", code_of(6, {.side = 4}));
  driver.play("settle\ntap menu.2048\nsettle\ndrop " + (player.data().parent_path() / "game.q2048").string());
  driver.play("settle\nexpect 2048.review");
  EXPECT_EQ(kept().size(), 1U);
}

TEST_F(KeptTwenty48, ReplaysAtEverySpeedAndJumpsToTiles) {
  const std::string code = code_of(8);
  const auto replay = *twenty48::read_share(code);
  open_list();
  paste(code);
  driver.play("press Back\nsettle\ntap 2048.files.opened\nsettle\ntap 2048.files.replay.0");
  driver.play("wait 900\nexpect ply=2 playing=yes");
  for (int i = 0; i < 6; ++i) driver.play("tap 2048.review.speed");
  const auto before = std::stoul(driver.value("ply"));
  driver.play("wait 250");
  const auto after = std::stoul(driver.value("ply"));
  EXPECT_NEAR(static_cast<double>(after - before), 40, 6) << "160 moves a second";
  driver.play("wait 3000\nsettle\nexpect ply=" + std::to_string(replay.moves().size()));
  EXPECT_THAT(driver.seen(), Not(HasSubstr("playing")));
  EXPECT_THAT(driver.seen(), HasSubstr("board=" + twenty48::write_board(replay.end().board())));
  for (const auto& mark : twenty48::milestones(replay)) {
    if (mark.tile < 6) continue;
    driver.play("tap 2048.review.mark." + std::to_string(1 << mark.tile) +
                "\nexpect ply=" + std::to_string(mark.ply));
  }
}

TEST_F(KeptTwenty48, StepsBothWaysShowTheBoardsOfTheGame) {
  const std::string code = code_of(9);
  const auto replay = *twenty48::read_share(code);
  open_list();
  paste(code);
  const auto expect_board = [&](std::size_t ply) {
    driver.play("expect ply=" + std::to_string(ply));
    EXPECT_THAT(driver.seen(), HasSubstr("board=" + twenty48::write_board(replay.at(ply).board())));
  };
  driver.play("press Home");
  for (std::size_t ply = 1; ply <= 70; ++ply) {
    driver.play("press Right");
    expect_board(ply);
  }
  for (std::size_t ply = 69; ply >= 60; --ply) {
    driver.play("press Left");
    expect_board(ply);
  }
}

TEST_F(KeptTwenty48, TheMistakesAreFoundAndOtherMovesTried) {
  open_list();
  paste(code_of(8));  // plays the first direction that moves something
  EXPECT_GT(std::stoi(driver.value("mistakes")), 0);
  EXPECT_LE(std::stoi(driver.value("mistakes")), 20);
  driver.play("press PageUp\nsettle");
  const std::string ply = driver.value("ply"), better = driver.value("better");
  ASSERT_FALSE(better.empty()) << driver.seen();
  driver.play("tap 2048.review.best\nsettle\nexpect shown=" + better + "\npress Right\nsettle");
  driver.play("tap 2048.review.close\nsettle\nexpect ply=" + ply);
  // The better move by its key, and a swipe.
  driver.play("tap 2048.review.try\nsettle");
  const std::map<std::string, std::string> kKeys{{"←", "Left"}, {"↑", "Up"}, {"→", "Right"}, {"↓", "Down"}};
  driver.play("press " + kKeys.at(better) + "\nsettle\nexpect line=try:1/1 shown=" + better);
  driver.play("drag 300 300 300 500\ndrag 300 300 500 300\ndrag 500 300 300 300\nsettle");
  EXPECT_NE(driver.value("line"), "try:1/1") << driver.seen();
  driver.play("press Back\nsettle\nexpect 2048.review ply=" + ply);
}

// A wrong slide is replaced by the next one; one of the four is good.
TEST_F(KeptTwenty48, TheMistakesArePuzzles) {
  open_list();
  paste(code_of(8));
  driver.play("tap 2048.review.learn\nsettle");
  EXPECT_THAT(driver.value("puzzle"), EndsWith(":open"));
  for (const char* key : {"Left", "Up", "Right", "Down"}) {
    if (driver.value("puzzle").ends_with(":found")) break;
    driver.play("press " + std::string(key) + "\nsettle");
  }
  EXPECT_THAT(driver.value("puzzle"), EndsWith(":found"));
  driver.play("tap 2048.review.puzzle-next\nsettle\ntap 2048.review.puzzle-answer\nsettle");
  EXPECT_THAT(driver.value("puzzle"), EndsWith(":shown"));
  driver.play("press Back\nsettle\nexpect 2048.review");
  EXPECT_EQ(driver.value("puzzle"), "");
}

}  // namespace
}  // namespace quintet::app
