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

using std::chrono::minutes, std::chrono::seconds;

constexpr TimeControl kByoYomi{
    .kind = TimeControl::Kind::ByoYomi, .main = minutes(1), .extra = seconds(30), .count = 2};

Match on_clock(const Match::SeatPlayers& players, MatchClock::Flag flag = MatchClock::Flag::Loses) {
  Match match({.side = 7}, players);
  match.set_clock(kByoYomi, flag);
  return match;
}

TEST(GoClock, RunsForThePlayerToMoveAndAPassCounts) {
  Match match = on_clock({kPerson, kPerson});
  match.pass(seconds(20));
  match.play({.at = {3, 3}});
  match.pass(seconds(80));  // into the first period
  match.play({.kind = Kind::Pass});
  const GameClock& now = match.clock().now();
  EXPECT_EQ(now.left(0), seconds(40));
  EXPECT_EQ(now.left(1), seconds(30));
  EXPECT_EQ(now.periods_left(1), 2);
  EXPECT_EQ(now.to_move(), 0);
}

TEST(GoClock, StandsStillWhileTheGameIsCounted) {
  Match match = on_clock({kPerson, kPerson});
  for (const Move& move : kStopped) match.play(move);
  ASSERT_TRUE(match.counting());
  const MatchClock before = match.clock();
  match.pass(seconds(30));
  EXPECT_EQ(match.clock(), before);
  match.play({.kind = Kind::Dead, .at = {2, 2}});
  match.play({.kind = Kind::PlayOn});
  match.pass(seconds(5));
  EXPECT_EQ(match.clock().now().left(match.clock().now().to_move()), seconds(55));
}

TEST(GoClock, ALossOnTimeIsUndoneAloneAndGivesTheTimeBack) {
  Match match = on_clock({kPerson, kComputer});
  match.pass(seconds(10));
  match.play({.at = {3, 3}});
  match.play({.at = {2, 2}});
  match.pass(minutes(5));
  ASSERT_TRUE(match.clock().is_lost());
  match.play({.kind = Kind::TimeBlack});
  EXPECT_EQ(match.winner(), Seat::Second);
  EXPECT_EQ(record_of(match).notes.result, "W+T");
  undo_turn(match);
  EXPECT_FALSE(match.over());
  EXPECT_EQ(match.session().played(), 2U);
  EXPECT_EQ(match.clock().now().left(0), seconds(50));
  redo_turn(match);
  EXPECT_TRUE(match.over());
  EXPECT_TRUE(match.clock().is_lost());
}

TEST(GoClock, IsSavedWithTheMatch) {
  for (const MatchClock::Flag flag : {MatchClock::Flag::Loses, MatchClock::Flag::Warns}) {
    Match match = on_clock({kPerson, kPerson}, flag);
    for (const Move& move : kStopped) {
      match.pass(milliseconds(8333));
      match.play(move);
    }
    undo_turn(match);
    match.pass(milliseconds(1));
    const auto again = Match::read(match.write());
    ASSERT_TRUE(again) << match.write();
    EXPECT_EQ(again->clock(), match.clock());
    EXPECT_EQ(again->write(), match.write());
  }
}

TEST(GoClock, ADamagedOneRefusesTheSaveAndAMissingOneIsNone) {
  Match match = on_clock({kPerson, kPerson});
  match.pass(seconds(20));
  match.play({.at = {3, 3}});
  const std::string note = "first=person second=person time_first=0 time_second=0 assists=0 recorded=0";
  const std::string clock = " clock=" + match.clock().write();
  ASSERT_TRUE(Match::read(match.session().write(note + clock)));
  const auto without = Match::read(match.session().write(note));
  ASSERT_TRUE(without);
  EXPECT_FALSE(without->clock().limits());
  for (const char* bad : {" clock=", " clock=none", " clock=loses/0/byo-yomi,60,30,2;0,60,0,60,0/",
                          " clock=loses/1/byo-yomi,60,30,2;0,60,0,40,0/0,40,0"})
    EXPECT_FALSE(Match::read(match.session().write(note + bad))) << bad;
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
