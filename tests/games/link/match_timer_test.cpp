#include "games/link/clock.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/link/sample_matches.hpp"
#include "support/test_context.hpp"

namespace quintet::link {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

class LinkMatchTimer : public testing::Test {
 protected:
  ui::TestContext test;
  MatchTimer timer{test.context()};
};

TEST_F(LinkMatchTimer, TheClockStartsWhenTheBoardIsDealt) {
  EXPECT_THAT(timer.begin(match_of(Mode::Relaxed), milliseconds(100), milliseconds(600)), IsEmpty());
  EXPECT_FALSE(timer.runs(milliseconds(599)));
  EXPECT_TRUE(timer.runs(milliseconds(600)));
}

TEST_F(LinkMatchTimer, ATimedBoardIsCountedInUntilAPress) {
  const auto ticks = timer.begin(match_of(Mode::Timed), milliseconds(100), milliseconds(200));
  ASSERT_EQ(ticks.size(), 3U);
  EXPECT_EQ(ticks.front(), milliseconds(100));
  EXPECT_TRUE(timer.counts(ticks.back()));
  EXPECT_FALSE(timer.runs(ticks.back()));
  timer.skip_count(ticks[1]);
  EXPECT_FALSE(timer.counts(ticks[1]));
  EXPECT_TRUE(timer.runs(ticks[1]));
}

TEST_F(LinkMatchTimer, WarnsOnceAndBeatsEachOfTheLastSeconds) {
  Match match = match_of(Mode::Timed);
  timer.begin(match, {}, {});
  const auto left = [&] { return Duration(match.score().left()); };
  EXPECT_THAT(timer.advance(match, {}), IsEmpty());
  match.pass(left() - milliseconds(10'500));
  EXPECT_THAT(timer.advance(match, {}), ElementsAre("time-low"));
  EXPECT_THAT(timer.advance(match, {}), IsEmpty());
  match.pass(milliseconds(1000));  // the first of the last ten seconds
  EXPECT_THAT(timer.advance(match, {}), IsEmpty());
  match.pass(milliseconds(1000));
  EXPECT_THAT(timer.advance(match, milliseconds(2000)), ElementsAre("tick"));
  EXPECT_GT(timer.pulse(milliseconds(2000)).second, 0);
  EXPECT_TRUE(timer.moving(milliseconds(2000)));
  EXPECT_THAT(timer.advance(match, milliseconds(2000)), IsEmpty());
  EXPECT_FALSE(timer.moving(milliseconds(9000)));
}

TEST_F(LinkMatchTimer, APairMakesTheComboSwell) {
  timer.pair_taken(milliseconds(500));
  EXPECT_FLOAT_EQ(timer.pulse(milliseconds(500)).combo, 1);
  EXPECT_FLOAT_EQ(timer.pulse(milliseconds(500)).second, 0);
}

}  // namespace
}  // namespace quintet::link
