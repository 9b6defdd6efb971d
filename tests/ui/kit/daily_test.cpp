#include "ui/kit/daily.hpp"

#include <gtest/gtest.h>

#include "support/test_context.hpp"

namespace quintet::ui {
namespace {

constexpr std::string_view kGame = "lights";

class Today : public testing::Test {
 protected:
  void give(const std::string& day, std::int64_t result) {
    ResultTally results = test.player().results(kGame);
    results.set_number(kDayTable, day, result);
    test.player().record(kGame, std::move(results));
  }
  std::string today() { return write_date(test.context().today()); }
  std::string yesterday() { return write_date(days_before(test.context().today(), 1)); }
  Progress progress(std::string_view failed) {
    return progress_of_today(test.context(), kGame, {.failed = failed});
  }

  TestContext test;
};

TEST_F(Today, TheFirstTryCountsAndEveryoneHasTheSameChance) {
  MatchDay first = today_of(test.context(), kGame), other = today_of(test.context(), "another");
  EXPECT_EQ(first.how, Try::Counted);
  EXPECT_EQ(first.date, today());
  EXPECT_EQ(first.chance, today_of(TestContext().context(), kGame).chance);
  EXPECT_NE(first.chance, other.chance) << "another game has another board";
  give(today(), 0);
  EXPECT_EQ(today_of(test.context(), kGame).how, Try::Practice) << "a try that has failed was the one";
}

TEST_F(Today, SaysWhetherThereIsAResult) {
  EXPECT_EQ(progress("Failed").words, "A new board today");
  EXPECT_EQ(progress("Failed").icon, "calendar");
  EXPECT_EQ(progress("Failed").action, "Play today’s");
  give(today(), 61'000);
  EXPECT_EQ(progress("Failed").words, "Solved in 1:01");
  EXPECT_EQ(progress("Failed").icon, "check");
  EXPECT_EQ(progress("Failed").action, "Practice");
}

TEST_F(Today, AZeroIsAFailureWhereATryCanFail) {
  give(today(), 0);
  EXPECT_EQ(progress("Failed").words, "Failed");
  EXPECT_EQ(progress("Failed").icon, "calendar");
  EXPECT_EQ(progress("").icon, "check") << "elsewhere it is a score";
}

TEST_F(Today, OnlyATaskThatCanFailHasAStreak) {
  give(yesterday(), 5000);
  give(today(), 61'000);
  EXPECT_EQ(progress("Failed").words, "Streak: 2 days");
  EXPECT_EQ(progress("").words, "Solved in 1:01");
}

}  // namespace
}  // namespace quintet::ui
