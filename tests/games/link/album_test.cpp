#include "games/link/album.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "games/link/matches.hpp"
#include "games/link/sample_matches.hpp"

namespace quintet::link {

using namespace ui;
namespace {

constexpr Date kToday{2026, 11, 21};

Match match_with_painting(std::string_view id, Duration elapsed) {
  Match match = match_of(Mode::Relaxed);
  match.set_painting(id);
  match.pass(elapsed);
  return match;
}

TEST(Album, KeepsTheFirstDayAndTheBestTime) {
  ResultTally results;
  EXPECT_TRUE(add_to_album(results, match_with_painting("plum", milliseconds(90'000)), kToday));
  EXPECT_FALSE(add_to_album(results, match_with_painting("plum", milliseconds(70'000)), {2026, 12, 1}));
  EXPECT_FALSE(add_to_album(results, match_with_painting("plum", milliseconds(80'000)), {2026, 12, 2}));
  EXPECT_EQ(album_row(results, "plum"), (AlbumRow{.day = 20261121, .milliseconds = 70'000, .times = 3}));
  EXPECT_EQ(date_of_number(album_row(results, "plum").day), kToday);
  EXPECT_EQ(paintings_found(results), 1U);
}

TEST(Album, SurvivesTheRecordsFile) {
  Records records;
  add_to_album(records["link"], match_with_painting("snow", milliseconds(5000)), kToday);
  const auto read = read_records(write_records(records));
  ASSERT_TRUE(read);
  EXPECT_EQ(album_row(read->at("link"), "snow"), album_row(records["link"], "snow"));
}

TEST(Album, LeavesOutDamagedRows) {
  const auto read = read_records(R"({"link": {"album": {"plum": {"times": -3, "day": "x"}, "carp": 7,
      "crane": {"times": 2, "day": 99999999, "ms": 1000}, "unknown": {"times": 1}}}})");
  ASSERT_TRUE(read);
  const ResultTally& results = read->at("link");
  EXPECT_FALSE(album_row(results, "plum").found());
  EXPECT_FALSE(album_row(results, "carp").found());
  EXPECT_TRUE(album_row(results, "crane").found());
  EXPECT_FALSE(date_of_number(album_row(results, "crane").day));
  EXPECT_EQ(paintings_found(results), 1U);
}

TEST(Album, TheLotPrefersPaintingsThatAreNotInIt) {
  ResultTally results;
  std::set<std::string> drawn;
  for (std::size_t i = 0; i < paintings().size(); ++i) {
    Match match = match_of(Mode::Relaxed, i);
    match.set_painting(draw_painting(results, match).id);
    EXPECT_TRUE(drawn.insert(match.painting()).second) << match.painting();
    add_to_album(results, match, kToday);
  }
  EXPECT_EQ(paintings_found(results), paintings().size());
  EXPECT_TRUE(find_painting(draw_painting(results, match_of(Mode::Timed, 3)).id));
}

TEST(Album, TheLotDependsOnTheBoardAlone) {
  const ResultTally results;
  std::set<std::string_view> drawn;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    const std::string_view id = draw_painting(results, match_of(Mode::Relaxed, seed)).id;
    EXPECT_EQ(draw_painting(results, match_of(Mode::Timed, seed)).id, id);
    drawn.insert(id);
  }
  EXPECT_GT(drawn.size(), paintings().size() / 2);
}

TEST(Album, TodaysBoardHasItsPaintingByDate) {
  ResultTally full;
  for (const Painting& painting : paintings())
    add_to_album(full, match_with_painting(painting.id, milliseconds(1)), kToday);
  EXPECT_EQ(draw_painting({}, match_of_day(kToday)).id, draw_painting(full, match_of_day(kToday)).id);
  std::set<std::string_view> month;
  for (int day = 1; day <= 30; ++day) month.insert(draw_painting({}, match_of_day({2026, 11, day})).id);
  EXPECT_GT(month.size(), 5U);
}

TEST(Album, TheSaveKeepsThePaintingAndOlderSavesHaveNone) {
  Match match = match_of(Mode::Relaxed);
  EXPECT_EQ(match.write().find("painting="), std::string::npos);
  EXPECT_EQ(Match::read(match.write())->painting(), "");
  match.set_painting("carp");
  EXPECT_EQ(Match::read(match.write())->painting(), "carp");
  EXPECT_EQ(again(match).painting(), "carp");
}

}  // namespace
}  // namespace quintet::link
