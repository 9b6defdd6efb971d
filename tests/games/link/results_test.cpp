#include "games/link/results.hpp"
#include "games/link/matches.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/link/sample_matches.hpp"

namespace quintet::link {

using namespace ui;
namespace {

using testing::ElementsAre;

ResultTally read(std::string_view text) {
  const auto records = read_records(text);
  return records && records->contains("link") ? records->at("link") : ResultTally{};
}

TEST(LinkResults, OfAnEarlierVersionAreRead) {
  const ResultTally results = read(R"({"link": {
    "best": {"relaxed 16x10 down": {"ms": 93500, "score": 0, "played": 4, "won": 3, "combo": 0}},
    "stars": [3, 2, 0, 1], "days": {"2026-11-20": 84, "2026-11-21": 95}}})");
  EXPECT_EQ(results.row<BestRow>("relaxed 16x10 down"),
            (BestRow{.milliseconds = 93500, .score = 0, .played = 4, .won = 3}));
  EXPECT_EQ(stars_of(results, 0), 3);
  EXPECT_EQ(stars_of(results, 2), 0);
  EXPECT_EQ(stars_of(results, 3), 1);
  EXPECT_EQ(next_level(results), 2U);
  EXPECT_EQ(result_of_day(results, {2026, 11, 21}), 95);
  EXPECT_EQ(days_in_a_row(results, {2026, 11, 21}), 2);
}

TEST(LinkResults, AScoreMadeWithHelpIsRecordedApart) {
  Match match = match_of(Mode::Timed);
  const std::string plain = match.record_key();
  EXPECT_FALSE(match.apart());
  ASSERT_TRUE(match.ask_hint());
  EXPECT_TRUE(match.apart());
  EXPECT_EQ(match.record_key(), "timed-helped" + plain.substr(5));
  Match relaxed = match_of(Mode::Relaxed);
  const std::string key = relaxed.record_key();
  ASSERT_TRUE(relaxed.ask_hint());
  EXPECT_EQ(relaxed.record_key(), key) << "no score, nothing to compare";
}

TEST(LinkResults, StarsThatMakeNoSenseAreNone) {
  const ResultTally results = read(R"({"link": {"stars": [9, -1, "x", 2]}})");
  std::vector<int> stars;
  for (std::size_t level = 0; level < 4; ++level) stars.push_back(stars_of(results, level));
  EXPECT_THAT(stars, ElementsAre(3, 0, 0, 2));
}

TEST(LinkResults, TheNextLevelIsTheFirstThatIsNotWon) {
  ResultTally results;
  EXPECT_EQ(next_level(results), 0U);
  set_stars(results, 0, 3);
  set_stars(results, 1, 1);
  set_stars(results, 3, 2);
  EXPECT_EQ(next_level(results), 2U);
  results = {};
  set_stars(results, 0, 1);
  set_stars(results, 1, 1);
  EXPECT_EQ(next_level(results), 2U);
  EXPECT_EQ(all_stars(results), 2);
}

TEST(LinkResults, CountDaysInARowUpToTodayOrYesterday) {
  ResultTally results;
  EXPECT_EQ(days_in_a_row(results, {2026, 3, 1}), 0);
  results.set_number(kDayTable, "2026-02-27", 60);
  results.set_number(kDayTable, "2026-02-28", 60);
  EXPECT_EQ(days_in_a_row(results, {2026, 3, 1}), 2) << "today may still be solved";
  EXPECT_EQ(days_in_a_row(results, {2026, 3, 2}), 0);
  results.set_number(kDayTable, "2026-03-01", 60);
  EXPECT_EQ(days_in_a_row(results, {2026, 3, 1}), 3);
}

TEST(LinkResults, ListTheLastDaysWithTodayAtTheEnd) {
  ResultTally results;
  results.set_number(kDayTable, "2024-02-29", 60);
  results.set_number(kDayTable, "2024-03-02", 60);
  EXPECT_THAT(last_days(results, {2024, 3, 2}, 4), ElementsAre(false, true, false, true));
}

TEST(LinkResults, TheScoreIsTheSumOfItsParts) {
  Match match = match_of(Mode::Timed);
  for (const Pair& pair : match.start().solution) {
    match.pass(milliseconds(400));
    take(match, pair);
  }
  ASSERT_EQ(match.status(), Match::Status::Won);
  const ScoreParts parts = score_parts(match);
  EXPECT_EQ(parts.pairs, 24);
  EXPECT_EQ(parts.for_pairs, 2400);
  EXPECT_GT(parts.for_combos, 0);
  EXPECT_GT(parts.for_time, 0);
  EXPECT_EQ(parts.for_pairs + parts.for_combos + parts.for_time, match.score().points());
}

TEST(LinkResults, PairsWithoutHasteHaveNoComboAndALossNoTimeBonus) {
  Match match = match_of(Mode::Timed);
  take(match, match.start().solution[0]);
  match.pass(kComboWindow + Milliseconds(100));
  take(match, match.start().solution[1]);
  const ScoreParts parts = score_parts(match);
  EXPECT_EQ(parts.for_combos, 0);
  EXPECT_EQ(parts.for_time, 0);
  EXPECT_EQ(parts.for_pairs, match.score().points());
}

}  // namespace
}  // namespace quintet::link
