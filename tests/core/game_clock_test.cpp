#include "core/game_clock.hpp"

#include <gtest/gtest.h>

#include "core/random.hpp"
#include "support/damage.hpp"

namespace quintet {
namespace {

using namespace std::chrono_literals;
using Kind = TimeControl::Kind;
using Display = GameClock::Display;

constexpr TimeControl kAbsolute{.kind = Kind::Absolute, .main = 10min};
constexpr TimeControl kByoYomi{.kind = Kind::ByoYomi, .main = 10min, .extra = 30s, .count = 5};
constexpr TimeControl kCanadian{.kind = Kind::Canadian, .main = 10min, .extra = 5min, .count = 25};
constexpr TimeControl kFischer{.kind = Kind::Fischer, .main = 10min, .extra = 5s};

void think(GameClock& clock, Duration time) {
  clock.pass(time);
  clock.move_made();
}

TEST(GameClock, WithoutALimitNeverRunsOut) {
  GameClock clock;
  clock.pass(100h);
  EXPECT_FALSE(clock.has_run_out());
  EXPECT_EQ(clock.display(0), Display{});
  clock.move_made();
  EXPECT_EQ(clock.to_move(), 1);
}

TEST(GameClock, RunsForThePlayerToMoveOnly) {
  GameClock clock(kAbsolute, 1);
  think(clock, 30s);
  think(clock, 20s);
  EXPECT_EQ(clock.left(0), 580s);
  EXPECT_EQ(clock.left(1), 570s);
  EXPECT_EQ(clock.to_move(), 1);
}

TEST(GameClock, RunsOutAtTheEndOfAbsoluteTimeAndStaysSo) {
  GameClock clock(kAbsolute);
  clock.pass(10min - 1ns);
  EXPECT_FALSE(clock.has_run_out());
  clock.pass(1ns);
  EXPECT_TRUE(clock.has_run_out());
  const GameClock before = clock;
  clock.pass(1h);
  EXPECT_EQ(clock, before);
}

TEST(GameClock, GivesAByoYomiPeriodBackForAMoveWithinIt) {
  GameClock clock(kByoYomi);
  clock.pass(9min);
  EXPECT_FALSE(clock.in_overtime(0));
  EXPECT_EQ(clock.periods_left(0), 5);
  clock.pass(70s);
  EXPECT_TRUE(clock.in_overtime(0));
  EXPECT_EQ(clock.left(0), 20s);
  EXPECT_EQ(clock.periods_left(0), 5);
  clock.move_made();
  EXPECT_EQ(clock.left(0), 30s);
  EXPECT_EQ(clock.periods_left(0), 5);
  EXPECT_EQ(clock.left(1), 10min);
}

TEST(GameClock, TakesAByoYomiPeriodThatPassesAndEndsWithTheLast) {
  GameClock clock(kByoYomi);
  clock.pass(10min + 65s);
  EXPECT_EQ(clock.periods_left(0), 3);
  EXPECT_EQ(clock.left(0), 25s);
  clock.pass(25s);
  EXPECT_EQ(clock.periods_left(0), 2);
  EXPECT_EQ(clock.left(0), 30s);
  clock.pass(1min - 1ns);
  EXPECT_EQ(clock.periods_left(0), 1);
  EXPECT_FALSE(clock.has_run_out());
  clock.pass(1ns);
  EXPECT_TRUE(clock.has_run_out());
}

TEST(GameClock, StartsCanadianTimeAgainAfterItsMoves) {
  GameClock clock(kCanadian);
  think(clock, 11min);
  EXPECT_EQ(clock.left(0), 4min);
  EXPECT_EQ(clock.moves_left(0), 24);
  EXPECT_EQ(clock.moves_left(1), 0);
  for (int move = 0; move < 23; ++move) {
    clock.move_made();
    think(clock, 10s);
  }
  EXPECT_EQ(clock.moves_left(0), 1);
  EXPECT_EQ(clock.left(0), 10s);
  clock.move_made();
  GameClock late = clock;
  think(clock, 9s);
  EXPECT_EQ(clock.moves_left(0), 25);
  EXPECT_EQ(clock.left(0), 5min);
  late.pass(10s);
  EXPECT_TRUE(late.has_run_out());
}

TEST(GameClock, BeginsInOvertimeWithoutMainTime) {
  for (TimeControl control : {kByoYomi, kCanadian}) {
    control.main = 0s;
    const GameClock clock(control);
    EXPECT_TRUE(clock.in_overtime(1));
    EXPECT_EQ(clock.left(1), control.extra);
    EXPECT_EQ(clock.periods_left(1) + clock.moves_left(1), control.count);
  }
}

TEST(GameClock, AddsTheFischerIncrementAfterEachMoveUpToTheCap) {
  GameClock clock(kFischer);
  think(clock, 2s);
  EXPECT_EQ(clock.left(0), 603s);
  TimeControl control = kFischer;
  control.cap = 10min + 2s;
  GameClock capped(control);
  think(capped, 1s);
  EXPECT_EQ(capped.left(0), 602s);
  capped.pass(10min);
  EXPECT_TRUE(capped.has_run_out());
}

TEST(GameClock, ShowsZeroOnlyIfTheTimeHasRunOut) {
  GameClock clock(kByoYomi);
  EXPECT_EQ(clock.display(0), (Display{.left = 600s, .periods = 0, .moves = 0}));
  clock.pass(12min + 29s + 1ms);
  EXPECT_EQ(clock.display(0), (Display{.left = 1s, .periods = 1, .moves = 0}));
  clock.pass(999ms);
  EXPECT_EQ(clock.display(0).left, 0s);
  GameClock canadian(kCanadian);
  canadian.pass(10min + 500ms);
  EXPECT_EQ(canadian.display(0), (Display{.left = 300s, .periods = 0, .moves = 25}));
}

TEST(GameClock, IsRestoredByACopy) {
  GameClock clock(kByoYomi);
  think(clock, 1min);
  const GameClock before = clock;
  think(clock, 12min);
  EXPECT_NE(clock, before);
  clock = before;
  EXPECT_EQ(clock.left(1), 10min);
}

TEST(TimeControl, IsValidIfItsKindCanHaveItsTimes) {
  for (const TimeControl& control : {TimeControl{}, kAbsolute, kByoYomi, kCanadian, kFischer})
    EXPECT_TRUE(is_valid(control)) << write(control);
  for (const TimeControl& control :
       {TimeControl{.main = 1s}, TimeControl{.kind = Kind::Absolute},
        TimeControl{.kind = Kind::Absolute, .main = 1s, .extra = 1s},
        TimeControl{.kind = Kind::Absolute, .main = -1s}, TimeControl{.kind = Kind::Absolute, .main = 1001h},
        TimeControl{.kind = Kind::ByoYomi, .main = 1s, .extra = 1s},
        TimeControl{.kind = Kind::ByoYomi, .main = 1s, .count = 5},
        TimeControl{.kind = Kind::Canadian, .main = 1s, .extra = 1s, .count = 1001},
        TimeControl{.kind = Kind::Canadian, .main = 1s, .extra = 1s, .count = 5, .cap = 9s},
        TimeControl{.kind = Kind::Fischer, .main = 1s}, TimeControl{.kind = Kind::Fischer, .extra = 1s},
        TimeControl{.kind = Kind::Fischer, .main = 9s, .extra = 1s, .cap = 8s},
        TimeControl{.kind = Kind::Fischer, .main = 9s, .extra = 1s, .count = 1}})
    EXPECT_FALSE(is_valid(control)) << write(control);
}

TEST(TimeControl, HasAReadableForm) {
  TimeControl capped = kFischer;
  capped.cap = 900500ms;
  for (const auto& [control, text] : {std::pair<TimeControl, const char*>{{}, "none"},
                                      {kAbsolute, "absolute,600"},
                                      {kByoYomi, "byo-yomi,600,30,5"},
                                      {kCanadian, "canadian,600,300,25"},
                                      {kFischer, "fischer,600,5,0"},
                                      {capped, "fischer,600,5,900.5"}}) {
    EXPECT_EQ(write(control), text);
    EXPECT_EQ(read_time_control(text), control) << text;
  }
}

TEST(TimeControl, IsNotReadFromNonsense) {
  for (const char* bad : {"",
                          "none,",
                          "none,1",
                          "hourglass,600",
                          "absolute",
                          "absolute,",
                          "absolute,0",
                          "absolute,-1",
                          "absolute,0600",
                          "absolute,600.",
                          "absolute,600.0",
                          "absolute,.5",
                          "absolute,1e3",
                          "absolute, 600",
                          "absolute,600.0000000001",
                          "absolute,1.5.5",
                          "absolute,3600001",
                          "absolute,99999999999999999999",
                          "absolute,600,0",
                          "byo-yomi,600,30",
                          "byo-yomi,600,30,0",
                          "byo-yomi,600,0,5",
                          "byo-yomi,600,30,1001",
                          "byo-yomi,600,30,5,5",
                          "canadian,600,300,2.5",
                          "fischer,600,5",
                          "fischer,600,5,599",
                          "Fischer,600,5,0"})
    EXPECT_FALSE(read_time_control(bad)) << bad;
}

// Where a fallen flag only warns.
TEST(GameClock, GivesNothingMoreToAPlayerWhoseTimeHasRunOut) {
  for (const TimeControl& control :
       {TimeControl{.kind = Kind::Absolute, .main = 60s}, kByoYomi,
        TimeControl{.kind = Kind::Canadian, .main = 60s, .extra = 60s, .count = 3},
        TimeControl{.kind = Kind::Fischer, .main = 60s, .extra = 5s}}) {
    GameClock clock(control);
    clock.pass(1h);
    ASSERT_TRUE(clock.has_run_out());
    for (int turn = 0; turn < 4; ++turn) {
      clock.move_made();
      EXPECT_TRUE(clock.has_run_out(0));
      EXPECT_FALSE(clock.has_run_out(1));
      EXPECT_EQ(GameClock::read(clock.write()), clock);
    }
  }
}

TEST(GameClock, IsShortInTheLastTenSecondsThatMatter) {
  GameClock clock(kByoYomi);
  clock.pass(10min - 5s);
  EXPECT_FALSE(clock.is_short(0));  // the periods are still to come
  clock.pass(24s);
  EXPECT_FALSE(clock.is_short(0));
  clock.pass(1s);
  EXPECT_TRUE(clock.is_short(0));
  EXPECT_FALSE(clock.is_short(1));
  EXPECT_FALSE(GameClock().is_short(0));
}

// A computer that takes that long for each of its moves never loses on time, however long the game is.
TEST(GameClock, TheTimeForAMoveLastsForTheWholeGame) {
  for (const TimeControl& control :
       {TimeControl{.kind = Kind::Absolute, .main = 5min}, kByoYomi,
        TimeControl{.kind = Kind::Canadian, .main = 10min, .extra = 5min, .count = 25},
        TimeControl{.kind = Kind::Fischer, .main = 5min, .extra = 5s}}) {
    GameClock clock(control);
    EXPECT_GE(time_for_move(clock), 5s);
    for (int move = 0; move < 400; ++move) {
      const Duration time = time_for_move(clock);
      ASSERT_GT(time, Duration::zero()) << move;
      clock.pass(time);
      ASSERT_FALSE(clock.has_run_out()) << move;
      clock.move_made();
      clock.move_made();
    }
  }
}

TEST(GameClock, IsSavedWithTheTimesOfBothPlayers) {
  GameClock clock(kByoYomi);
  think(clock, 10min + 40s);
  clock.pass(90s + 250ms);
  EXPECT_EQ(clock.write(), "byo-yomi,600,30,5;1,30,4,509.75,0");
  EXPECT_EQ(GameClock::read(clock.write()), clock);
}

TEST(GameClock, IsNotReadFromNonsense) {
  for (const char* bad : {"",
                          "none",
                          "none;",
                          "none;2,0,0,0,0",
                          "none;0,1,0,0,0",
                          "none;0,0,0,0",
                          "none;0,0,0,0,0,0",
                          "none;0,0,0,0,0;",
                          "absolute,600;0,601,0,600,0",
                          "absolute,600;0,600,1,600,0",
                          "absolute,600;-1,600,0,600,0",
                          "absolute,600;0,600,0,nan,0",
                          "absolute,600;0,600,0,600.50,0",
                          "byo-yomi,600,30,5;0,31,1,600,0",
                          "byo-yomi,600,30,5;0,30,6,600,0",
                          "byo-yomi,600,30,5;0,0,2,600,0",
                          "byo-yomi,600,30,5;0,0,0,600,0",
                          "canadian,600,300,25;0,0,0,600,0",
                          "fischer,600,5,700;0,701,0,600,0",
                          "fischer,600,5,0;0,3600001,0,600,0"})
    EXPECT_FALSE(GameClock::read(bad)) << bad;
  for (const char* good : {"none;1,0,0,0,0", "absolute,600;0,0,0,600,0", "absolute,600;0,600,0,0,0",
                           "byo-yomi,600,30,5;0,0,1,600,0", "canadian,600,300,25;1,600,0,0,3",
                           "fischer,600,5,700;0,700,0,600,0"})
    EXPECT_TRUE(GameClock::read(good)) << good;
}

TimeControl some_control(Random& chance) {
  const auto some = [&chance](std::uint64_t least) { return std::chrono::seconds(least + chance.below(40)); };
  const int count = 1 + static_cast<int>(chance.below(4));
  switch (chance.below(5)) {
    case 0:
      return {};
    case 1:
      return {.kind = Kind::Absolute, .main = some(1)};
    case 2:
      return {.kind = Kind::ByoYomi, .main = some(0), .extra = some(1), .count = count};
    case 3:
      return {.kind = Kind::Canadian, .main = some(0), .extra = some(1), .count = count};
    default:
      return {.kind = Kind::Fischer,
              .main = some(1),
              .extra = some(1),
              .cap = chance.below(2) == 0 ? Duration{} : some(40)};
  }
}

// One player's time, counted second by second.
struct SlowSide {
  TimeControl control;
  Duration main = control.main;
  Duration extra = control.extra;
  int count = control.count;
  bool out = false;

  bool has_overtime() const { return control.kind == Kind::ByoYomi || control.kind == Kind::Canadian; }
  void tick() {
    if (control.kind == Kind::None || out) return;
    if (main > 0s) {
      main -= 1s;
      out = main == 0s && !has_overtime();
      return;
    }
    extra -= 1s;
    if (extra > 0s) return;
    if (control.kind == Kind::ByoYomi && count > 1) {
      --count;
      extra = control.extra;
    } else {
      out = true;
    }
  }
  void move_made() {
    if (control.kind == Kind::Fischer) {
      main += control.extra;
      if (control.cap > 0s && main > control.cap) main = control.cap;
    }
    if (main > 0s || !has_overtime()) return;
    if (control.kind == Kind::Canadian) {
      --count;
      if (count > 0) return;
      count = control.count;
    }
    extra = control.extra;
  }
  Duration left() const { return out ? 0s : main > 0s || !has_overtime() ? main : extra; }
};

TEST(GameClock, EqualsAClockThatCountsSecondBySecond) {
  for (std::uint64_t seed = 0; seed < 5000; ++seed) {
    Random chance(seed);
    const TimeControl control = some_control(chance);
    GameClock clock(control);
    std::array<SlowSide, 2> slow{SlowSide{control}, SlowSide{control}};
    for (int turn = 0; turn < 40 && !clock.has_run_out(); ++turn) {
      const int player = clock.to_move();
      SlowSide& side = slow[static_cast<std::size_t>(player)];
      const auto time = static_cast<int>(chance.below(chance.below(4) == 0 ? 100 : 12));
      for (int i = 0; i < time; ++i) side.tick();
      clock.pass(std::chrono::seconds(time));
      ASSERT_EQ(clock.has_run_out(), side.out) << "seed " << seed;
      if (!side.out) {
        side.move_made();
        clock.move_made();
      }
      for (int each = 0; each < 2; ++each) {
        const SlowSide& one = slow[static_cast<std::size_t>(each)];
        ASSERT_EQ(clock.left(each), one.left()) << "seed " << seed;
        ASSERT_EQ(clock.in_overtime(each), one.has_overtime() && one.main == 0s) << "seed " << seed;
        ASSERT_EQ(clock.periods_left(each), control.kind == Kind::ByoYomi ? one.count : 0) << "seed " << seed;
        ASSERT_EQ(clock.moves_left(each), control.kind == Kind::Canadian && one.main == 0s ? one.count : 0)
            << "seed " << seed;
      }
    }
  }
}

TEST(GameClock, CountsTimeInPartsAsInOnePieceAndReadsWhatItWrites) {
  for (std::uint64_t seed = 0; seed < 5000; ++seed) {
    Random chance(seed);
    GameClock clock(some_control(chance), static_cast<int>(chance.below(2)));
    for (int turn = 0; turn < 20 && !clock.has_run_out(); ++turn) {
      const Duration first(chance.below(9'000'000'000)), second(chance.below(9'000'000'000));
      GameClock whole = clock;
      whole.pass(first + second);
      clock.pass(first);
      clock.pass(second);
      ASSERT_EQ(clock, whole) << "seed " << seed;
      const auto again = GameClock::read(clock.write());
      ASSERT_TRUE(again) << clock.write();
      ASSERT_EQ(*again, clock) << clock.write();
      if (!clock.has_run_out()) clock.move_made();
    }
  }
}

TEST(GameClock, OfADamagedSaveIsReadOnlyIfItIsWrittenInTheSameWay) {
  Random chance(3);
  int read = 0;
  for (int round = 0; round < 20'000; ++round) {
    const std::string text = damaged("canadian,600,300,25;1,31.5,7,509.75,0", chance, 3);
    const auto clock = GameClock::read(text);
    if (!clock) continue;
    ++read;
    ASSERT_EQ(clock->write(), text);
    GameClock goes_on = *clock;
    while (!goes_on.has_run_out()) goes_on.pass(100s);
  }
  EXPECT_GT(read, 20);
}

}  // namespace
}  // namespace quintet
