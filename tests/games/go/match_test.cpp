#include "games/go/match.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/go/settings.hpp"

namespace quintet::go {
namespace {

using Kind = Move::Kind;
using testing::IsEmpty;

constexpr SeatPlayer kPerson{};
constexpr SeatPlayer kComputer{Level::Pupil};

Match with(const Match::SeatPlayers& players, const std::vector<Move>& moves) {
  Match match({.side = 7}, players);
  for (const Move& move : moves) match.play(move);
  return match;
}

const std::vector<Move> kStopped{{.at = {3, 3}}, {.at = {2, 2}}, {.kind = Kind::Pass}, {.kind = Kind::Pass}};

TEST(GoMatch, NobodyIsToMoveWhileItIsCounted) {
  Match match = with({kPerson, kComputer}, kStopped);
  ASSERT_TRUE(match.counting());
  EXPECT_FALSE(match.computer_acts());
  const Duration before = match.elapsed();
  match.pass(std::chrono::seconds(5));
  EXPECT_EQ(match.elapsed(), before);
  EXPECT_TRUE(match.resumable());
}

TEST(GoMatch, UndoTakesTheMarksOfTheCountWithThePasses) {
  for (const SeatPlayer& second : {kPerson, kComputer}) {
    Match match = with({kPerson, second}, kStopped);
    match.play({.kind = Kind::Dead, .at = {2, 2}});
    match.play({.kind = Kind::Seki, .at = {3, 3}});
    undo_turn(match);
    EXPECT_FALSE(match.counting());
    EXPECT_EQ(match.session().played(), second.computer() ? 2U : 3U);
    redo_turn(match);
    EXPECT_TRUE(match.counting());
    EXPECT_EQ(match.session().played(), 6U);
  }
}

TEST(GoMatch, AnAgreementIsUndoneAlone) {
  Match match = with({kPerson, kComputer}, kStopped);
  match.play({.kind = Kind::Agree});
  EXPECT_TRUE(match.over());
  undo_turn(match);
  EXPECT_TRUE(match.counting());
}

TEST(GoMatch, ASaveHoldsTheCount) {
  Match match = with({kPerson, kComputer}, kStopped);
  match.play({.kind = Kind::Dead, .at = {2, 2}});
  const auto again = Match::read(match.write());
  ASSERT_TRUE(again);
  EXPECT_EQ(again->game(), match.game());
  EXPECT_EQ(again->players(), match.players());
}

TEST(GoMatch, ARecordHasNoMarks) {
  Match match = with({kPerson, kComputer}, kStopped);
  match.play({.kind = Kind::Dead, .at = {2, 2}});
  match.play({.kind = Kind::Agree});
  const NotedGame record = record_of(match);
  EXPECT_EQ(record.replay->moves(), kStopped);
  EXPECT_EQ(record.notes.result, "B+41.5");
  EXPECT_EQ(record.notes.outcome, Outcome::BlackWins);
}

TEST(GoSettings, GiveOnlyStartsThatTheRulesKnow) {
  for (const int side : kSides) {
    for (const int handicap : kHandicaps) {
      for (const RuleSet rules : kRuleSets) {
        for (const int komi : kKomis) {
          const Settings wish{.side = side, .rules = rules, .komi = komi, .handicap = handicap};
          EXPECT_THAT(Game::check(wish.start()), IsEmpty()) << side << ' ' << handicap;
        }
      }
    }
  }
  EXPECT_EQ(Settings{}.start().komi, 15);
  EXPECT_EQ((Settings{.side = 19, .handicap = 9}).start().komi, 1);
  EXPECT_EQ((Settings{.side = 7, .handicap = 9}).start().handicap, 4);
}

}  // namespace
}  // namespace quintet::go
