#include "ui/profile/results.hpp"

#include <gtest/gtest.h>

#include "core/random.hpp"
#include "support/damage.hpp"

namespace quintet::ui {
namespace {

Records read(std::string_view text) {
  auto records = read_records(text);
  EXPECT_TRUE(records) << text;
  return std::move(records).value_or(Records{});
}

Records some() {
  ResultTally results;
  results.set("relaxed 16x10 down",
              BestRow{.milliseconds = 254000, .score = 0, .played = 12, .won = 9, .combo = 0});
  results.set("timed butterfly none inside",
              BestRow{.milliseconds = 1, .score = 99999, .played = 1, .won = 1, .combo = 14});
  results.set_number("days", "2026-11-20", 154);
  results.set_number("days", "2026-11-21", 90);
  return {{"link", results}};
}

std::string random_word(Random& random) {
  std::string word;
  for (auto length = random.below(6); length > 0; --length) word += "ab \"\\"[random.index(5)];
  return word;
}

Records random_records(Random& random) {
  ResultTables tables;
  for (auto count = random.below(30); count > 0; --count)
    tables[random_word(random)][random_word(random)][random_word(random)] =
        static_cast<std::int64_t>(random.below(1'000'000));
  if (tables.empty()) return {};
  return {{random_word(random), ResultTally(tables)}};
}

TEST(Records, ReadAfterWriteIsTheIdentity) {
  EXPECT_EQ(read(write_records(Records{})), Records{});
  EXPECT_EQ(read(write_records(some())), some());
  Random random(5);
  for (int round = 0; round < 2000; ++round) {
    const Records records = random_records(random);
    ASSERT_EQ(read(write_records(records)), records) << write_records(records);
  }
}

TEST(Records, TextThatIsNoObjectIsRefused) {
  for (const char* text : {"", "null", "[1]", "{\"link\"", "nonsense"}) {
    EXPECT_FALSE(read_records(text)) << text;
  }
}

TEST(Records, InvalidEntriesAreSkipped) {
  const Records records = read(R"({"link": {
    "best": {"a": {"ms": -5, "score": "many", "played": 3, "won": 2.5}, "b": 7, "c": {"ms": 10},
             "d": {"ms": 18446744073709551615, "won": 4000000000000}, "e": [[]], "f": null},
    "stars": [9, -1, "x", 2], "days": {"2026-11-21": -3, "2026-11-20": 40}, "best ever": 8}, "mines": []})");
  ASSERT_EQ(records.size(), 1U);
  const ResultTally& link = records.at("link");
  const auto best = link.rows<BestRow>();
  EXPECT_EQ(best.at("a"), (BestRow{.milliseconds = 0, .score = 0, .played = 3, .won = 0}));
  EXPECT_FALSE(best.contains("b"));
  EXPECT_EQ(best.at("c").milliseconds, 10);
  EXPECT_EQ(best.size(), 2U);
  EXPECT_EQ(link.number("stars", "0"), 9);
  EXPECT_EQ(link.number("stars", "1"), std::nullopt);
  EXPECT_EQ(link.number("stars", "3"), 2);
  EXPECT_EQ(link.number("days", "2026-11-20"), 40);
  EXPECT_EQ(link.number("days", "2026-11-21"), std::nullopt);
}

TEST(Records, AnEndlessListIsTruncated) {
  std::string stars;
  for (int i = 0; i < 100000; ++i) stars += i == 0 ? "1" : ",1";
  EXPECT_LE(read(R"({"link": {"stars": [)" + stars + "]}}").at("link").table("stars").size(), 1000U);
}

TEST(Records, DamagedTextIsReadOrRefusedAndWhatIsReadCanBeWrittenAgain) {
  const std::string whole = write_records(some());
  Random random(11);
  for (int round = 0; round < 3000; ++round) {
    const std::string text = damaged(whole, random, 9);
    const auto records = read_records(text);
    if (!records) continue;
    ASSERT_EQ(read(write_records(*records)), *records) << text;
  }
}

TEST(Records, RowsAndFieldsOfALaterVersionAreKept) {
  Records records =
      read(R"({"go": {"best": {"9x9": {"played": 1, "territory": 40}}, "joseki": {"a": {"seen": 2}}}})");
  ResultTally& go = records.at("go");
  record_best(go, {.key = "9x9", .won = true, .milliseconds = 7});
  EXPECT_EQ(go.row<BestRow>("9x9").played, 2);
  EXPECT_EQ(go.table("best").at("9x9").at("territory"), 40);
  EXPECT_EQ(read(write_records(records)).at("go").table("joseki").at("a").at("seen"), 2);
}

TEST(Records, TheFirstWinIsTheBestButBeatsNothing) {
  ResultTally results;
  const NewBests news = record_best(results, {.key = "k", .won = true, .milliseconds = 5000, .score = 10});
  EXPECT_FALSE(news.time);
  EXPECT_FALSE(news.score);
  EXPECT_EQ(results.row<BestRow>("k"),
            (BestRow{.milliseconds = 5000, .score = 10, .played = 1, .won = 1, .scores = 10}));
}

TEST(Records, AGameThatIsGivenUpKeepsItsBestsUncounted) {
  ResultTally results;
  record_best(results, {.key = "k", .score = 10, .peak = 3});
  const NewBests news =
      record_best(results, {.key = "k", .score = 20, .peak = 5, .end = FinishedGame::End::GivenUp});
  EXPECT_EQ(news.score, 10);
  EXPECT_EQ(results.row<BestRow>("k"), (BestRow{.score = 20, .played = 1, .scores = 10, .peak = 5}));
}

TEST(Records, OnlyWhatIsBetterReplacesTheBest) {
  ResultTally results;
  record_best(results, {.key = "k", .won = true, .milliseconds = 5000, .score = 10});
  const NewBests slower = record_best(results, {.key = "k", .won = true, .milliseconds = 6000, .score = 20});
  EXPECT_FALSE(slower.time);
  EXPECT_EQ(slower.score, 10);
  ResultTally faster = results;
  EXPECT_EQ(record_best(faster, {.key = "k", .won = true, .milliseconds = 4000}).time, 5000);
  const NewBests same = record_best(results, {.key = "k", .won = true, .milliseconds = 5000, .score = 20});
  EXPECT_FALSE(same.time);
  EXPECT_FALSE(same.score);
  EXPECT_EQ(results.row<BestRow>("k"),
            (BestRow{.milliseconds = 5000, .score = 20, .played = 3, .won = 3, .scores = 50}));
}

TEST(Records, ALossHasNoBestTimeButItsScoreCounts) {
  ResultTally results;
  const NewBests news = record_best(results, {.key = "k", .won = false, .milliseconds = 1, .score = 999});
  EXPECT_FALSE(news.time);
  EXPECT_EQ(results.row<BestRow>("k"),
            (BestRow{.milliseconds = 0, .score = 999, .played = 1, .won = 0, .scores = 999}));
}

TEST(Records, TheLongestComboIsKeptAlsoFromALostGame) {
  ResultTally results;
  EXPECT_FALSE(record_best(results, {.key = "k", .combo = 10}).combo);
  EXPECT_EQ(record_best(results, {.key = "k", .combo = 12}).combo, 10);
  EXPECT_FALSE(record_best(results, {.key = "k", .won = true, .combo = 12}).combo);
  EXPECT_EQ(results.row<BestRow>("k").combo, 12);
}

TEST(Records, ThoseOfAnEarlierVersionHaveNoComboAndStayReadable) {
  const Records records = read(R"({"link": {"best": {"a": {"ms": 5, "score": 9, "played": 3, "won": 2}}}})");
  EXPECT_EQ(records.at("link").row<BestRow>("a"),
            (BestRow{.milliseconds = 5, .score = 9, .played = 3, .won = 2}));
}

TEST(Calendar, CountsTheGamesOfEachDay) {
  ResultTally results;
  for (const Date day : {Date{2026, 11, 20}, {2026, 11, 21}, {2026, 11, 21}}) count_day(results, day);
  EXPECT_EQ(results.row<DayRow>("2026-11-20").played, 1);
  EXPECT_EQ(results.row<DayRow>("2026-11-21").played, 2);
}

TEST(Calendar, KeepsAYear) {
  ResultTally results;
  constexpr int kDays = 400;
  for (int back = kDays; back-- > 0;) count_day(results, days_before({2026, 11, 21}, back));
  EXPECT_EQ(results.table(DayRow::kTable).size(), 366U);
  EXPECT_EQ(results.row<DayRow>("2026-11-21").played, 1);
}

TEST(Calendar, ADateSurvivesAsANumber) {
  for (const Date day : {Date{2026, 11, 22}, {2024, 2, 29}, {1999, 12, 31}})
    EXPECT_EQ(date_of_number(number_of(day)), day);
  EXPECT_EQ(number_of({}), 0) << "an unknown day";
  for (const std::int64_t number : {0LL, -5LL, 20261322LL, 20261100LL, 1000000000000LL})
    EXPECT_EQ(date_of_number(number), std::nullopt) << number;
}

}  // namespace
}  // namespace quintet::ui
