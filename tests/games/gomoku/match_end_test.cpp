#include "games/gomoku/results.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/gomoku/settings.hpp"
#include "support/test_context.hpp"
#include "ui/stones/match_end.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

using testing::ElementsAre;

// Black makes five.
Match won_by_black(const Match::SeatPlayers& players) {
  Match match({}, players);
  for (int i = 0; i < 5; ++i) {
    match.play({.at = {7, 3 + i}});
    if (i < 4) match.play({.at = {9, 2 * i}});
  }
  return match;
}

constexpr SeatPlayer kPerson{}, kComputer{Level::Pupil};

std::vector<std::string> ids(const std::vector<ui::MenuItem>& items) {
  std::vector<std::string> all;
  for (const ui::MenuItem& item : items) all.push_back(item.id);
  return all;
}

TEST(GomokuMatchEnd, AVictoryLeadsToTheNextOpponent) {
  const Match match = won_by_black({kPerson, kComputer});
  EXPECT_TRUE(person_won(match));
  EXPECT_FALSE(person_lost(match));
  EXPECT_THAT(ids(result_items(match, {.next_opponent = [] {}, .review = [] {}})),
              ElementsAre("next", "new", "review", "leave", "board"));
}

TEST(GomokuMatchEnd, AfterALossTheMainItemIsTheReview) {
  const Match match = won_by_black({kComputer, kPerson});
  EXPECT_TRUE(person_lost(match));
  EXPECT_THAT(ids(result_items(match, {.review = [] {}})), ElementsAre("review", "new", "leave", "board"));
}

TEST(GomokuMatchEnd, AGameWithoutAStoneHasNothingToReview) {
  Match match({}, {kPerson, kComputer});
  match.play({.kind = Move::Kind::ResignBlack});
  EXPECT_THAT(ids(result_items(match, {.review = [] {}})), ElementsAre("new", "leave", "board"));
}

TEST(GomokuMatchEnd, OfTwoComputersTheResultNamesTheWinner) {
  ui::TestContext test;
  const Match match = won_by_black({kComputer, SeatPlayer{Level::Sage}});
  EXPECT_EQ(titled_result(test.context(), match).title.in(test.context().words), "Pupil (Black) wins");
}

TEST(GomokuMatchEnd, BetweenPeopleNobodyHasLost) {
  ui::TestContext test;
  const Match match = won_by_black({kPerson, kPerson});
  EXPECT_FALSE(person_lost(match));
  EXPECT_FALSE(person_won(match));
  EXPECT_FALSE(next_opponent<Settings>(test.context(), match));
  EXPECT_EQ(end_sound(test.context(), match), "win-paper");
  EXPECT_EQ(end_sound(test.context(), won_by_black({kComputer, kPerson})), "lose");
}

}  // namespace
}  // namespace quintet::gomoku
