#include "games/mines/results.hpp"
#include "ui/kit/game_definition.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/mines/match.hpp"
#include "support/test_context.hpp"
#include "ui/pages/statistics_page.hpp"

namespace quintet::mines {

using namespace ui;
namespace {

using testing::ElementsAre;

ResultTally some() {
  ResultTally results;
  const auto add = [&results](std::string_view key, const BestRow& best, const WinRow& wins) {
    results.set(key, best);
    results.set(key, wins);
  };
  add("expert", {.milliseconds = 131'879, .played = 88, .won = 31, .time_on = 20261120},
      {.streak = 0, .longest = 3, .milliseconds = 5'400'000, .three_bv = 5200, .speed = 1540});
  add("custom 60x40 480 four unsafe any guess automated", {.played = 3}, {});
  add("beginner automated", {.milliseconds = 4000, .played = 2, .won = 2},
      {.streak = 2, .longest = 2, .milliseconds = 9000, .three_bv = 20, .speed = 2500});
  add("beginner", {.milliseconds = 5340, .played = 124, .won = 117, .time_on = 20261101},
      {.streak = 12, .longest = 44, .milliseconds = 1'450'000, .three_bv = 2300, .speed = 4120});
  results.set_number(kDayTable, "2026-11-20", 52330);
  results.set_number(kDayTable, "2026-11-21", 0);
  return results;
}

TEST(MinesStatistics, AddUpAndStandInTheOrderOfTheLevels) {
  TestContext test;
  test.player().record(Game::kName, some());
  const Statistics statistics = mines::statistics(test.context());
  EXPECT_EQ(statistics.played, 217);
  std::vector<std::string> totals;
  for (const StatisticsFigure& figure : statistics.cards.at(0).figures) totals.push_back(figure.value);
  EXPECT_THAT(totals, ElementsAre("217", "150", "69%", "44", "1", "1")) << "a lost day is no success";
  const auto& times = statistics.cards.at(1).table.rows;
  ASSERT_EQ(times.size(), 3U) << "only where a game was won";
  EXPECT_THAT(times[0], ElementsAre("Beginner", "5.34", "1 Nov", "12.39", "4.12", "1.58"));
  EXPECT_EQ(times[1][0], "Beginner · with automatic moves");
  EXPECT_THAT(times[2], ElementsAre("Expert", "2:11.87", "20 Nov", "2:54.19", "1.54", "0.96"));
  const auto& games = statistics.cards.at(2).table.rows;
  ASSERT_EQ(games.size(), 4U);
  EXPECT_THAT(games[2], ElementsAre("Expert", "88", "31", "35%", "0", "3"));
}

TEST(MinesStatistics, FitEveryWindow) {
  TestContext test(500, 400);  // any size down to this one
  test.player().record(Game::kName, some());
  test.push<StatisticsPage>(&definition());
  expect_fits(test.stage(), "the statistics of Minesweeper");
}

}  // namespace
}  // namespace quintet::mines
