#include "ui/kit/statistics.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/test_context.hpp"

namespace quintet::ui {
namespace {

using testing::ElementsAre;

TEST(Figures, AreEmptyWhereThereIsNone) {
  const Localiser words;
  EXPECT_EQ(count_figure(words, 0), "0") << "a count may be none";
  EXPECT_EQ(number_figure(words, 0), "");
  EXPECT_EQ(number_figure(words, 12480), "12,480");
  EXPECT_EQ(clock_figure(words, 0), "");
  EXPECT_EQ(clock_figure(words, 131'879), "2:11");
  EXPECT_EQ(date_figure(words, 0), "");
  EXPECT_EQ(date_figure(words, 20261120), "20 Nov");
  EXPECT_EQ(share_text(0, 0), "");
  EXPECT_EQ(share_text(31, 88), "35%");
}

TEST(FigureTables, ShowTheFiguresOfEachRowInTheOrderOfTheColumns) {
  using enum StatisticsTable::Column;
  struct Row {
    std::string name;
    BestRow best;
  };
  const FigureTable<Row> table{
      msgid("Best results"),
      {{msgid("Mode"), 0.6F, Words, [](const Localiser&, const Row& row) { return row.name; }},
       {msgid("Time"), 0.4F, Best,
        figure([](const Row& row) { return row.best.milliseconds; }, clock_figure)}}};
  const StatisticsCard card = table.card({}, {{"easy", {.milliseconds = 61'000}}, {"hard", {}}});
  EXPECT_EQ(card.heading.text, "Best results");
  ASSERT_EQ(card.table.columns.size(), 2U);
  EXPECT_EQ(card.table.columns[1].name.text, "Time");
  EXPECT_EQ(card.table.columns[1].column, Best);
  EXPECT_THAT(card.table.rows, ElementsAre(ElementsAre("easy", "1:01"), ElementsAre("hard", "")));
}

TEST(Statistics, OfAGameWithoutItsOwnLeaveOutColumnsThatSayNothing) {
  TestContext test;
  ResultTally results;
  record_best(results, {.key = "usual", .won = true, .milliseconds = 61'000});
  test.player().record("lights", std::move(results));
  const Statistics statistics =
      best_results(test.context(), "lights", [](const std::string& key) { return "the " + key; });
  const StatisticsTable& table = statistics.cards.back().table;
  ASSERT_EQ(table.columns.size(), 4U) << "there are no scores";
  EXPECT_THAT(table.rows, ElementsAre(ElementsAre("the usual", "1", "1", "1:01")));
}

}  // namespace
}  // namespace quintet::ui
