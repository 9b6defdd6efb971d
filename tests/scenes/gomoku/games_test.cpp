#include "scenes/gomoku/games.hpp"

#include <gtest/gtest.h>

#include "scenes/gomoku/flow.hpp"
#include "support/test_context.hpp"

namespace quintet::scenes {
namespace {

using gomoku::Level;
using gomoku::Move;
using gomoku::Seat;

class GomokuGames : public testing::Test {
 protected:
  void wish(const GomokuSettings& gomoku) {
    Settings settings = test.player().settings();
    settings.gomoku = gomoku;
    test.player().change(settings);
  }

  TestContext test;
};

TEST_F(GomokuGames, AreBegunAsTheSettingsHaveThem) {
  wish({.level = Level::Master,
        .against = Level::Easy,
        .play_as = PlayAs::White,
        .start = {.side = 19, .rule = gomoku::Rule::Renju}});
  const GomokuMatch match = new_gomoku_match(test.context(), GomokuMode::Computer);
  EXPECT_EQ(match.sitter(Seat::First).level, Level::Master);
  EXPECT_FALSE(match.sitter(Seat::Second).computer());
  EXPECT_EQ(match.start().side, 19);
  EXPECT_EQ(match.game().rule(), gomoku::Rule::Renju);
  const GomokuMatch watched = new_gomoku_match(test.context(), GomokuMode::Watch);
  EXPECT_EQ(watched.sitter(Seat::First).level, Level::Master);
  EXPECT_EQ(watched.sitter(Seat::Second).level, Level::Easy);
  EXPECT_EQ(new_gomoku_match(test.context(), GomokuMode::Two).mode(), GomokuMode::Two);
}

TEST_F(GomokuGames, WhoPlaysInTurnChangesTheColourWithEveryGame) {
  wish({.play_as = PlayAs::InTurn});
  GomokuMatch match = new_gomoku_match(test.context(), GomokuMode::Computer);
  EXPECT_EQ(match.person(), Seat::First);
  match = next_gomoku_match(test.context(), match);
  EXPECT_EQ(match.person(), Seat::Second);
  match = next_gomoku_match(test.context(), match);
  EXPECT_EQ(match.person(), Seat::First);
}

TEST_F(GomokuGames, AreKeptByModeAndForgotten) {
  GomokuMatch match = new_gomoku_match(test.context(), GomokuMode::Two);
  match.play({.at = {7, 7}});
  keep(test.context(), match);
  EXPECT_FALSE(kept_gomoku(test.context(), GomokuMode::Computer));
  ASSERT_TRUE(kept_gomoku(test.context(), GomokuMode::Two));
  EXPECT_EQ(kept_gomoku(test.context(), GomokuMode::Two)->write(), match.write());
  EXPECT_TRUE(gomoku_progress(test.context(), GomokuMode::Two).saved);
  forget(test.context(), GomokuMode::Two);
  EXPECT_FALSE(kept_gomoku(test.context(), GomokuMode::Two));
}

TEST_F(GomokuGames, ASaveOfAnotherModeIsSetAside) {
  GomokuMatch match = new_gomoku_match(test.context(), GomokuMode::Two);
  match.play({.at = {7, 7}});
  test.player().save_game("gomoku-computer", match.write());
  EXPECT_FALSE(kept_gomoku(test.context(), GomokuMode::Computer));
}

TEST_F(GomokuGames, AResultIsEnteredOnceForEachMatch) {
  GomokuMatch match = new_gomoku_match(test.context(), GomokuMode::Computer);
  match.play({.kind = Move::Kind::ResignBlack});
  EXPECT_EQ(conclude(test.context(), match).kind, Outcome::Kind::Lost);
  match.undo();
  match.play({.kind = Move::Kind::ResignWhite});
  EXPECT_EQ(conclude(test.context(), match).kind, Outcome::Kind::Won);
  const GomokuTally& tally = test.player().records().gomoku.levels.at("medium");
  EXPECT_EQ(tally.lost, 1);
  EXPECT_EQ(tally.won, 0);
}

TEST_F(GomokuGames, TwoPeopleLeaveNoRecord) {
  GomokuMatch match = new_gomoku_match(test.context(), GomokuMode::Two);
  match.play({.kind = Move::Kind::Draw});
  EXPECT_EQ(conclude(test.context(), match).kind, Outcome::Kind::Even);
  EXPECT_TRUE(test.player().records().gomoku.levels.empty());
}

TEST(GomokuTallies, CountVictoriesInARow) {
  using Result = FinishedGomoku::Result;
  GomokuTally tally;
  EXPECT_TRUE(enter(tally, {Result::Won, 31, 0}));
  EXPECT_FALSE(enter(tally, {Result::Won, 45, 1}));
  EXPECT_FALSE(enter(tally, {Result::Drawn, 225, 0}));
  EXPECT_TRUE(enter(tally, {Result::Won, 19, 0}));
  EXPECT_FALSE(enter(tally, {Result::Lost, 9, 0}));
  EXPECT_EQ(
      tally,
      (GomokuTally{
          .won = 3, .drawn = 1, .lost = 1, .in_row = 0, .most_in_row = 2, .quickest = 19, .unaided = 2}));
  Records records;
  records.gomoku.levels["easy"] = tally;
  const auto back = read_records(write_records(records));
  ASSERT_TRUE(std::holds_alternative<Records>(back));
  EXPECT_EQ(std::get<Records>(back), records);
}

}  // namespace
}  // namespace quintet::scenes
