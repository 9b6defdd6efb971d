#include "ui/profile/records.hpp"

#include <gtest/gtest.h>

#include "core/random.hpp"

namespace quintet::ui {
namespace {

Records read(std::string_view text) {
  auto result = read_records(text);
  EXPECT_TRUE(std::holds_alternative<Records>(result)) << text;
  return std::holds_alternative<Records>(result) ? std::get<Records>(std::move(result)) : Records{};
}

Records some() {
  Records records;
  records.link.best["relaxed 16x10 down"] = {.milliseconds = 254000, .score = 0, .played = 12, .won = 9};
  records.link.best["timed butterfly none inside"] = {
      .milliseconds = 1, .score = 99999, .played = 1, .won = 1, .combo = 14};
  records.link.stars = {3, 1, 2, 0, 3};
  records.link.days = {{"2026-11-20", 154}, {"2026-11-21", 90}};
  return records;
}

TEST(Records, WhatIsWrittenIsRead) {
  EXPECT_EQ(read(write_records(Records{})), Records{});
  EXPECT_EQ(read(write_records(some())), some());
}

TEST(Records, TextThatIsNoObjectIsRefused) {
  for (const char* text : {"", "null", "[1]", "{\"link\"", "nonsense"}) {
    EXPECT_TRUE(std::holds_alternative<std::string>(read_records(text))) << text;
  }
}

TEST(Records, EntriesThatMakeNoSenseAreLeftOutAndTheRestIsKept) {
  const Records records = read(R"({"link": {
    "best": {"a": {"ms": -5, "score": "many", "played": 3, "won": 2.5}, "b": 7, "c": {"ms": 10}},
    "stars": [9, -1, "x", 2], "days": {"2026-11-21": -3, "2026-11-20": 40}}})");
  EXPECT_EQ(records.link.best.at("a"), (Best{.milliseconds = 0, .score = 0, .played = 3, .won = 0}));
  EXPECT_FALSE(records.link.best.contains("b"));
  EXPECT_EQ(records.link.best.at("c").milliseconds, 10);
  EXPECT_EQ(records.link.stars, (std::vector{3, 0, 0, 2}));
  EXPECT_EQ(records.link.days.at("2026-11-20"), 40);
}

TEST(Records, AListWithoutEndIsCut) {
  std::string stars;
  for (int i = 0; i < 100000; ++i) stars += i == 0 ? "1" : ",1";
  EXPECT_LE(read(R"({"link": {"stars": [)" + stars + "]}}").link.stars.size(), 1000U);
}

TEST(Records, DamagedTextIsReadOrRefusedAndWhatIsReadCanBeWrittenAgain) {
  const std::string whole = write_records(some());
  Random random(11);
  for (int round = 0; round < 3000; ++round) {
    std::string text = whole;
    for (int i = 0; i < 3; ++i) {
      const auto at = random.index(text.size());
      if (random.below(2) == 0)
        text[at] = static_cast<char>(random.below(256));
      else
        text.erase(at, 1 + random.below(9));
    }
    const auto result = read_records(text);
    const auto* records = std::get_if<Records>(&result);
    if (!records) continue;
    ASSERT_EQ(read(write_records(*records)), *records) << text;
  }
}

TEST(Records, TheFirstWinIsTheBest) {
  LinkRecords records;
  const Achievement news = enter(records, {.key = "k", .won = true, .milliseconds = 5000, .score = 10});
  EXPECT_TRUE(news.best_time);
  EXPECT_TRUE(news.best_score);
  EXPECT_EQ(records.best.at("k"), (Best{.milliseconds = 5000, .score = 10, .played = 1, .won = 1}));
}

TEST(Records, OnlyWhatIsBetterReplacesTheBest) {
  LinkRecords records;
  enter(records, {.key = "k", .won = true, .milliseconds = 5000, .score = 10});
  const Achievement slower = enter(records, {.key = "k", .won = true, .milliseconds = 6000, .score = 20});
  EXPECT_FALSE(slower.best_time);
  EXPECT_TRUE(slower.best_score);
  const Achievement same = enter(records, {.key = "k", .won = true, .milliseconds = 5000, .score = 20});
  EXPECT_FALSE(same.best_time);
  EXPECT_FALSE(same.best_score);
  EXPECT_EQ(records.best.at("k"), (Best{.milliseconds = 5000, .score = 20, .played = 3, .won = 3}));
}

TEST(Records, ALossIsCountedAndNoRecord) {
  LinkRecords records;
  const Achievement news = enter(records, {.key = "k", .won = false, .milliseconds = 1, .score = 999});
  EXPECT_FALSE(news.best_time || news.best_score);
  EXPECT_EQ(records.best.at("k"), (Best{.milliseconds = 0, .score = 0, .played = 1, .won = 0}));
}

TEST(Records, TheLongestComboIsKeptAlsoFromALostGame) {
  LinkRecords records;
  EXPECT_TRUE(enter(records, {.key = "k", .combo = 12}).best_combo);
  EXPECT_FALSE(enter(records, {.key = "k", .won = true, .combo = 12}).best_combo);
  EXPECT_EQ(records.best.at("k").combo, 12);
}

TEST(Records, ThoseOfAnEarlierVersionHaveNoComboAndStayReadable) {
  const Records records = read(R"({"link": {"best": {"a": {"ms": 5, "score": 9, "played": 3, "won": 2}}}})");
  EXPECT_EQ(records.link.best.at("a"), (Best{.milliseconds = 5, .score = 9, .played = 3, .won = 2}));
}

// They would count among all games and stand on no card.
TEST(Records, ALevelOfGomokuThatThereIsNotIsLeftOut) {
  const Records records = read(
      R"({"gomoku": {"levels": {"genius": {"won": 7}, "": {"won": 1}, "easy": {"won": 2, "lost": 1}}}})");
  ASSERT_EQ(records.gomoku.levels.size(), 1U);
  EXPECT_EQ(records.gomoku.levels.at("easy").played(), 3);
}

TEST(Records, TheNextLevelIsTheFirstThatIsNotWon) {
  LinkRecords records;
  EXPECT_EQ(records.next_level(), 0U);
  records.stars = {3, 1, 0, 2};
  EXPECT_EQ(records.next_level(), 2U);
  records.stars = {1, 1};
  EXPECT_EQ(records.next_level(), 2U);
  EXPECT_EQ(records.all_stars(), 2);
}

}  // namespace
}  // namespace quintet::ui
