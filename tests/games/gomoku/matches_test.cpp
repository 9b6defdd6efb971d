#include <gtest/gtest.h>

#include "games/gomoku/art.hpp"
#include "games/gomoku/board_look.hpp"
#include "games/gomoku/results.hpp"
#include "games/gomoku/seats.hpp"
#include "games/gomoku/settings.hpp"
#include "support/test_context.hpp"
#include "ui/kit/match_flow.hpp"
#include "ui/stones/match_art.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

using gomoku::Level;

class GomokuGames : public testing::Test {
 protected:
  void wish(const gomoku::Settings& gomoku) { test.player().change(gomoku); }

  TestContext test;
};

TEST_F(GomokuGames, StartWithTheSettings) {
  wish({.level = Level::Master,
        .against = Level::Pupil,
        .play_as = PlayAs::White,
        .start = {.side = 19, .rule = gomoku::Rule::Renju}});
  const Match match = *MatchFlow<Match>(test.context()).deal(Mode::Computer);
  EXPECT_EQ(match.player(Seat::First).level, Level::Master);
  EXPECT_FALSE(match.player(Seat::Second).computer());
  EXPECT_EQ(match.start().side, 19);
  EXPECT_EQ(match.game().rule(), gomoku::Rule::Renju);
  const Match watched = *MatchFlow<Match>(test.context()).deal(Mode::Watch);
  EXPECT_EQ(watched.player(Seat::First).level, Level::Master);
  EXPECT_EQ(watched.player(Seat::Second).level, Level::Pupil);
  EXPECT_EQ(MatchFlow<Match>(test.context()).deal(Mode::Two)->mode(), Mode::Two);
}

TEST_F(GomokuGames, ThePlayerAlternatesColours) {
  wish({.play_as = PlayAs::InTurn});
  Match match = *MatchFlow<Match>(test.context()).deal(Mode::Computer);
  EXPECT_EQ(match.person(), Seat::First);
  match = MatchFlow<Match>(test.context()).another(match);
  EXPECT_EQ(match.person(), Seat::Second);
  match = MatchFlow<Match>(test.context()).another(match);
  EXPECT_EQ(match.person(), Seat::First);
}

TEST_F(GomokuGames, AreSavedByModeAndDiscarded) {
  Match match = *MatchFlow<Match>(test.context()).deal(Mode::Two);
  match.play({.at = {7, 7}});
  MatchFlow<Match>(test.context()).store().save(match);
  EXPECT_FALSE(MatchFlow<Match>(test.context()).store().load(mode_info(Mode::Computer).id));
  ASSERT_TRUE(MatchFlow<Match>(test.context()).store().load(mode_info(Mode::Two).id));
  EXPECT_EQ(MatchFlow<Match>(test.context()).store().load(mode_info(Mode::Two).id)->write(), match.write());
  const bool saved =
      progress_of_seats<Match, Settings, picture_of, board_look>(test.context(), Mode::Two).saved;
  EXPECT_TRUE(saved);
  MatchFlow<Match>(test.context()).store().discard(mode_info(Mode::Two).id);
  EXPECT_FALSE(MatchFlow<Match>(test.context()).store().load(mode_info(Mode::Two).id));
}

TEST_F(GomokuGames, ASaveOfAnotherModeIsSetAside) {
  Match match = *MatchFlow<Match>(test.context()).deal(Mode::Two);
  match.play({.at = {7, 7}});
  test.player().save_game("gomoku-computer", match.write());
  EXPECT_FALSE(MatchFlow<Match>(test.context()).store().load(mode_info(Mode::Computer).id));
}

TEST_F(GomokuGames, AResultIsRecordedOncePerMatch) {
  Match match = *MatchFlow<Match>(test.context()).deal(Mode::Computer);
  match.play({.kind = Move::Kind::ResignBlack});
  EXPECT_EQ(MatchFlow<Match>(test.context()).end(match).kind, GameResult::Kind::Lost);
  undo_turn(match);
  match.play({.kind = Move::Kind::ResignWhite});
  EXPECT_EQ(MatchFlow<Match>(test.context()).end(match).kind, GameResult::Kind::Won);
  const LevelRow tally = level_row(test.player().results("gomoku"), gomoku::Settings{}.level);
  EXPECT_EQ(tally.lost, 1);
  EXPECT_EQ(tally.won, 0);
}

// The row of the former name stays in the file, and counts as long as the level has no row of its own.
TEST_F(GomokuGames, ContinueTheResultsOfALevelUnderItsFormerName) {
  ResultTally before;
  before.set("easy", LevelRow{.won = 4, .in_row = 1, .most_in_row = 3, .quickest = 21});
  test.player().record("gomoku", before);
  wish({.level = Level::Pupil});
  Match match = *MatchFlow<Match>(test.context()).deal(Mode::Computer);
  match.play({.kind = Move::Kind::ResignWhite});
  EXPECT_EQ(MatchFlow<Match>(test.context()).end(match).kind, GameResult::Kind::Won);
  const ResultTally after = test.player().results("gomoku");
  EXPECT_EQ(level_row(after, Level::Pupil).won, 5);
  EXPECT_EQ(level_row(after, Level::Pupil).most_in_row, 3);
  EXPECT_EQ(ui::add_up<Level>(after).played(), 5);
}

TEST_F(GomokuGames, TwoPeopleAreNotRecorded) {
  Match match = *MatchFlow<Match>(test.context()).deal(Mode::Two);
  match.play({.kind = Move::Kind::Draw});
  EXPECT_EQ(MatchFlow<Match>(test.context()).end(match).kind, GameResult::Kind::Even);
  EXPECT_TRUE(test.player().results("gomoku").table("levels").empty());
}

TEST(GomokuTallies, CountConsecutiveVictories) {
  using Result = gomoku::LevelGame::Result;
  LevelRow tally;
  EXPECT_TRUE(record_game(tally, {Result::Won, 31, 0}));
  EXPECT_FALSE(record_game(tally, {Result::Won, 45, 1}));
  EXPECT_FALSE(record_game(tally, {Result::Drawn, 225, 0}));
  EXPECT_TRUE(record_game(tally, {Result::Won, 19, 0}));
  EXPECT_FALSE(record_game(tally, {Result::Lost, 9, 0}));
  EXPECT_EQ(tally, (LevelRow{.won = 3,
                             .drawn = 1,
                             .lost = 1,
                             .in_row = 0,
                             .most_in_row = 2,
                             .lost_in_row = 1,
                             .quickest = 19,
                             .unaided = 2}));
  ResultTally results;
  results.set("easy", tally);
  const auto back = read_records(write_records({{"gomoku", results}}));
  ASSERT_TRUE(back);
  EXPECT_EQ(back->at("gomoku").row<LevelRow>("easy"), tally);
}

// After one more game against the level.
std::optional<Level> suggested_after(ResultTally& results, Level level, gomoku::LevelGame::Result result) {
  LevelRow row = level_row(results, level);
  record_game(row, {result, 31, 0});
  results.set(name(level), row);
  return suggested_opponent(results, level);
}

TEST(GomokuTallies, SuggestTheNextLevelAfterTwoVictoriesInARow) {
  using Result = gomoku::LevelGame::Result;
  ResultTally results;
  EXPECT_EQ(suggested_opponent(results, Level::Beginner), std::nullopt);
  EXPECT_EQ(suggested_after(results, Level::Beginner, Result::Won), std::nullopt);
  EXPECT_EQ(suggested_after(results, Level::Beginner, Result::Won), Level::Pupil);
  EXPECT_EQ(suggested_after(results, Level::Beginner, Result::Won), Level::Pupil);
  EXPECT_EQ(suggested_after(results, Level::Pupil, Result::Won), std::nullopt);
  EXPECT_EQ(suggested_after(results, Level::Pupil, Result::Lost), std::nullopt);
  EXPECT_EQ(suggested_after(results, Level::Pupil, Result::Won), std::nullopt);
  EXPECT_EQ(suggested_after(results, Level::Pupil, Result::Drawn), std::nullopt);
  EXPECT_EQ(suggested_after(results, Level::Pupil, Result::Won), std::nullopt);
  EXPECT_EQ(suggested_after(results, Level::Pupil, Result::Won), Level::Adept);
  suggested_after(results, Level::Master, Result::Won);
  EXPECT_EQ(suggested_after(results, Level::Master, Result::Won), std::nullopt);
}

TEST(GomokuTallies, SuggestTheLevelBelowAfterTwoDefeatsInARow) {
  using Result = gomoku::LevelGame::Result;
  ResultTally results;
  EXPECT_EQ(suggested_after(results, Level::Adept, Result::Lost), std::nullopt);
  EXPECT_EQ(suggested_after(results, Level::Adept, Result::Drawn), std::nullopt);
  EXPECT_EQ(suggested_after(results, Level::Adept, Result::Lost), std::nullopt);
  EXPECT_EQ(suggested_after(results, Level::Adept, Result::Lost), Level::Pupil);
  EXPECT_EQ(suggested_after(results, Level::Adept, Result::Won), std::nullopt);
  suggested_after(results, Level::Beginner, Result::Lost);
  EXPECT_EQ(suggested_after(results, Level::Beginner, Result::Lost), std::nullopt) << "nobody is weaker";
}

// They would count in the totals but appear on no card.
TEST(GomokuTallies, AnUnknownLevelDoesNotCount) {
  const auto read = read_records(
      R"({"gomoku": {"levels": {"genius": {"won": 7}, "": {"won": 1}, "easy": {"won": 2, "lost": 1}}}})");
  ASSERT_TRUE(read);
  const ResultTally& results = read->at("gomoku");
  EXPECT_EQ(ui::add_up<Level>(results).played(), 3);
  EXPECT_EQ(level_row(results, Level::Pupil).played(), 3);
}

}  // namespace
}  // namespace quintet::gomoku
