#include "core/link/score.hpp"

#include <gtest/gtest.h>

namespace quintet::link {
namespace {

using namespace std::chrono_literals;

const TimedRules kRules{.total = 60s, .per_pair = 2s};

TEST(TimedScore, TimeEmptiesTheBarAndAPairGivesSomeBackButNeverMoreThanFits) {
  TimedScore score(kRules);
  score.pass(1s);
  score.take_pair();
  EXPECT_EQ(score.left(), 60s);
  score.pass(10s);
  score.take_pair();
  EXPECT_EQ(score.left(), 52s);
  score.pass(100s);
  EXPECT_TRUE(score.out_of_time());
  EXPECT_EQ(score.left(), 0s);
}

TEST(TimedScore, PairsWithinThreeSecondsMakeACombo) {
  TimedScore score(kRules);
  EXPECT_EQ(score.take_pair().combo, 1);
  score.pass(2999ms);
  EXPECT_EQ(score.take_pair().combo, 2);
  EXPECT_EQ(score.take_pair().points, 3 * kPairPoints);
  EXPECT_EQ(score.points(), 6 * kPairPoints);
  score.pass(3001ms);
  EXPECT_EQ(score.take_pair().combo, 1);
  EXPECT_EQ(score.best_combo(), 3);
}

TEST(TimedScore, TheComboCountsEveryPairButMultipliesThePointsOnlyUpToItsLimit) {
  TimedScore score(kRules);
  for (int i = 1; i < 50; ++i)
    EXPECT_EQ(score.take_pair().points, kPairPoints * std::min(i, kMultiplierLimit));
  EXPECT_EQ(score.take_pair().combo, 50);
  EXPECT_EQ(score.best_combo(), 50);
}

TEST(TimedScore, HelpCostsTimeAndTimeLeftIsWorthPoints) {
  TimedScore score(kRules);
  score.pay(kHintCost);
  EXPECT_EQ(score.left(), 55s);
  EXPECT_EQ(score.finish(), 55 * kPointsPerSecondLeft);
  EXPECT_EQ(score.points(), 55 * kPointsPerSecondLeft);
}

TEST(TimedScore, EarningsAreRestoredWithoutTheTime) {
  TimedScore score(kRules);
  score.pass(10s);
  score.take_pair();
  const Earnings first = score.earnings();
  score.pass(5s);
  score.take_pair();
  const Earnings second = score.earnings();
  const auto left = score.left();
  score.restore(first);
  EXPECT_EQ(score.points(), kPairPoints);
  EXPECT_EQ(score.left(), left - kRules.per_pair);
  EXPECT_EQ(score.combo_left(), 0s) << "the pair before was taken five seconds ago";
  score.restore(second);
  EXPECT_EQ(score.points(), 2 * kPairPoints);
  EXPECT_EQ(score.left(), left);
}

TEST(TimedScore, IsRestoredFromASave) {
  TimedScore score(kRules);
  score.pass(5s);
  score.take_pair();
  score.pass(1s);
  EXPECT_EQ(TimedScore::from(score.state()), score);
}

TEST(TimedScore, ADamagedSaveIsClampedToReachableValues) {
  const TimedScore score = TimedScore::from(
      {.rules = kRules,
       .earnings = {.points = -1, .combo = 77, .best_combo = 5, .gained = -3s, .last_pair = 999s},
       .clock = -5s,
       .left = 999s});
  EXPECT_EQ(score.left(), 60s);
  EXPECT_LE(score.combo_left(), kComboWindow);
  EXPECT_EQ(score.points(), 0);
  EXPECT_EQ(score.combo(), 5);
}

TEST(TimedRules, LargerBoardsGetMoreTime) {
  EXPECT_GT(timed_rules(160).total, timed_rules(64).total);
}

}  // namespace
}  // namespace quintet::link
