#include "core/match_clock.hpp"

#include <gtest/gtest.h>

#include "core/random.hpp"
#include "support/damage.hpp"

namespace quintet {
namespace {

using namespace std::chrono_literals;
using Flag = MatchClock::Flag;
using Kind = TimeControl::Kind;

constexpr TimeControl kByoYomi{.kind = Kind::ByoYomi, .main = 60s, .extra = 30s, .count = 3};

MatchClock started(Flag flag = Flag::Loses) {
  return {kByoYomi, flag, 0};
}

TEST(MatchClock, WithoutALimitKeepsNothing) {
  MatchClock clock;
  clock.pass(1h);
  clock.move_made(1);
  clock.undo();
  clock.redo();
  EXPECT_FALSE(clock.limits());
  EXPECT_FALSE(clock.is_lost());
  EXPECT_EQ(clock, MatchClock());
}

TEST(MatchClock, UndoAndRedoBringTheTimesBack) {
  MatchClock clock = started();
  clock.pass(10s);
  clock.move_made(1);
  clock.pass(70s);  // in the first period
  clock.move_made(0);
  const GameClock third = clock.now();
  clock.pass(5s);
  clock.undo();
  EXPECT_EQ(clock.now().to_move(), 1);
  EXPECT_EQ(clock.now().left(0), 50s);
  EXPECT_EQ(clock.now().left(1), 60s);
  clock.undo();
  EXPECT_EQ(clock.now(), GameClock(kByoYomi));
  clock.redo();
  clock.redo();
  EXPECT_EQ(clock.now(), third);
  clock.undo();
  clock.pass(1s);
  clock.move_made(0);
  EXPECT_EQ(clock.moves(), 2U);
  EXPECT_EQ(clock.now().left(1), 59s);
}

TEST(MatchClock, GoesOnWhereTheSamePlayerMovesAgain) {
  MatchClock clock = started();
  clock.pass(70s);
  clock.move_made(0);
  EXPECT_EQ(clock.now().left(0), 20s);
  clock.move_made(1);
  EXPECT_EQ(clock.now().left(0), 30s);
  clock.undo();
  EXPECT_EQ(clock.now().left(0), 20s);
}

TEST(MatchClock, IsLostOnlyWhereTheFlagLoses) {
  for (const Flag flag : {Flag::Loses, Flag::Warns}) {
    MatchClock clock = started(flag);
    clock.pass(1h);
    EXPECT_TRUE(clock.now().has_run_out());
    EXPECT_EQ(clock.is_lost(), flag == Flag::Loses);
  }
}

TEST(MatchClock, ReadsWhatItWrites) {
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    Random chance(seed);
    MatchClock clock(kByoYomi, chance.below(2) == 0 ? Flag::Loses : Flag::Warns,
                     static_cast<int>(chance.below(2)));
    std::size_t played = 0;
    for (int step = 0; step < 30; ++step) {
      clock.pass(Duration(chance.below(9'000'000'000)));
      switch (chance.below(5)) {
        case 0:
          if (played == 0) break;
          --played;
          clock.undo();
          break;
        case 1:
          if (played == clock.moves()) break;
          ++played;
          clock.redo();
          break;
        default:
          ++played;
          clock.move_made(static_cast<int>(chance.below(2)));
      }
      const auto again = MatchClock::read(clock.write(), played);
      ASSERT_TRUE(again) << clock.write();
      ASSERT_EQ(*again, clock) << clock.write();
    }
  }
}

TEST(MatchClock, IsNotReadFromNonsense) {
  MatchClock clock = started();
  clock.pass(1500ms);
  clock.move_made(1);
  EXPECT_EQ(clock.write(), "loses/0/byo-yomi,60,30,3;1,58.5,0,60,0/1,58.5,0");
  for (const char* bad :
       {"", "loses", "loses/0", "loses/0/none;0,0,0,0,0/", "wins/0/byo-yomi,60,30,3;1,58.5,0,60,0/1,58.5,0",
        "loses/2/byo-yomi,60,30,3;1,58.5,0,60,0/1,58.5,0", "loses/0/byo-yomi,60,30,3;0,58.5,0,60,0/1,58.5,0",
        "loses/0/byo-yomi,60,30,3;1,58.5,0,60,0/", "loses/0/byo-yomi,60,30,3;1,58.5,0,60,0/1,59,0",
        "loses/0/byo-yomi,60,30,3;1,58.5,0,60,0/1,61,0", "loses/0/byo-yomi,60,30,3;1,58.5,0,60,0/1",
        "loses/0/byo-yomi,60,30,3;1,58.5,0,60,0/1,58.5,0;",
        "loses/0/byo-yomi,60,30,3;1,58.5,0,60,0/1,58.5,0/"})
    EXPECT_FALSE(MatchClock::read(bad, 1)) << bad;
  Random chance(3);
  for (int round = 0; round < 5000; ++round) {
    const std::string text = damaged(clock.write(), chance, 3);
    const auto again = MatchClock::read(text, 1);
    EXPECT_TRUE(!again || again->write() == text) << text;
  }
}

}  // namespace
}  // namespace quintet
