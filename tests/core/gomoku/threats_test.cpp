#include "core/gomoku/threats.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/gomoku/drawn.hpp"
#include "core/gomoku/position.hpp"
#include "core/random.hpp"

namespace quintet::gomoku {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

std::vector<StandingThreat> threats(std::string_view picture, Rule rule = Rule::Freestyle) {
  return standing_threats(drawn(picture).board, rule);
}

TEST(GomokuThreats, SeesAnOpenThreeAndWhereItGrowsAndStops) {
  const auto found = threats(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . x x x . . .
    . . . . . . . . .
    . . o . . . . . .
    . . . . . . . . .
    . . . . . . . . . )");
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].colour, Colour::Black);
  EXPECT_EQ(found[0].kind, Standing::OpenThree);
  EXPECT_THAT(found[0].stones, ElementsAre(Point{4, 3}, Point{4, 4}, Point{4, 5}));
  EXPECT_THAT(found[0].grows, UnorderedElementsAre(Point{4, 2}, Point{4, 6}));
  // A stone two points away leaves an open four on the other side.
  EXPECT_THAT(found[0].stops, UnorderedElementsAre(Point{4, 2}, Point{4, 6}));
}

TEST(GomokuThreats, AThreeNearTheEdgeIsAlsoStoppedFromADistance) {
  const auto found = threats(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . x x x . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . . )");
  ASSERT_EQ(found.size(), 1U);
  EXPECT_THAT(found[0].grows, UnorderedElementsAre(Point{2, 1}, Point{2, 5}));
  const auto blocked = threats(R"(
    . . . . . . . . .
    . . . . . . . . .
    o . x x x . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . . )");
  ASSERT_EQ(blocked.size(), 1U);
  EXPECT_THAT(blocked[0].grows, ElementsAre(Point{2, 5}));
  EXPECT_THAT(blocked[0].stops, UnorderedElementsAre(Point{2, 1}, Point{2, 5}, Point{2, 6}));
}

TEST(GomokuThreats, StopsAreLegalForTheSideThatStops) {
  // On the column, the point where black would stop white's four makes an overline.
  constexpr const char* kWhiteFour = R"(
    . . . . . . . . .
    . . . . . x . . .
    . . . . . x . . .
    . . . . . x . . .
    x o o o o . . . .
    . . . . . x . . .
    . . . . . x . . .
    . . . . . . . . .
    . . . . . . . . . )";
  const auto stops_of_four = [&](Rule rule) {
    for (const StandingThreat& threat : threats(kWhiteFour, rule)) {
      if (threat.colour == Colour::White && threat.kind == Standing::Four) return threat.stops;
    }
    return std::vector<Point>{{-1, -1}};
  };
  EXPECT_THAT(stops_of_four(Rule::Exact), ElementsAre(Point{4, 5}));
  EXPECT_THAT(stops_of_four(Rule::Renju), IsEmpty());
  // White may play where black may not, so this end still stops black's three.
  const auto found = threats(R"(
    . . . . . o . . .
    . . . . . x . . .
    . . . . . x . . .
    . . . . . x . . .
    . . x x x . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . . )",
                             Rule::Renju);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_THAT(found[0].grows, ElementsAre(Point{4, 1}));
  EXPECT_THAT(found[0].stops, UnorderedElementsAre(Point{4, 0}, Point{4, 1}, Point{4, 5}));
}

TEST(GomokuThreats, DistinguishesFoursFromOpenFours) {
  const auto found = threats(R"(
    . . . . . . . . .
    . o o o o . . . .
    . . . . . . . . .
    x x x x . . . . .
    . . . . . . . . .
    . . . . x x . x x
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . . )");
  ASSERT_EQ(found.size(), 3U);
  EXPECT_EQ(found[0].kind, Standing::OpenFour);
  EXPECT_EQ(found[0].colour, Colour::White);
  EXPECT_THAT(found[0].grows, UnorderedElementsAre(Point{1, 0}, Point{1, 5}));
  EXPECT_THAT(found[0].stops, IsEmpty());
  EXPECT_EQ(found[1].kind, Standing::Four);
  EXPECT_THAT(found[1].stops, ElementsAre(Point{3, 4}));
  EXPECT_THAT(found[2].grows, ElementsAre(Point{5, 6}));
  EXPECT_THAT(found[2].stones, ElementsAre(Point{5, 4}, Point{5, 5}, Point{5, 7}, Point{5, 8}));
}

TEST(GomokuThreats, IgnoresSixWhereSixDoNotWin) {
  constexpr const char* kSix = R"(
    . . . . . . . . .
    . x x x . x x . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . . )";
  EXPECT_FALSE(threats(kSix, Rule::Freestyle).empty());
  EXPECT_TRUE(threats(kSix, Rule::Exact).empty());
}

// The points of five agree with those of the searching players.
TEST(GomokuThreats, AgreeWithThePositionOnFives) {
  Random chance(5);
  for (int game = 0; game < 40; ++game) {
    Position position(9, kRules[static_cast<std::size_t>(game) % kRules.size()]);
    for (int i = 0; i < 36; ++i) {
      const auto cell = static_cast<Cell>(chance.below(81));
      if (position.is_empty(cell)) position.place(cell);
    }
    std::array<CellSet, 2> fives;
    for (const StandingThreat& threat : standing_threats(position.board(), position.rule())) {
      if (threat.kind == Standing::OpenThree) continue;
      for (const Point at : threat.grows) fives[index_of(threat.colour)].add(position.cell(at));
    }
    for (Cell cell = 0; cell < position.cells(); ++cell) {
      if (!position.is_empty(cell)) continue;
      for (const Colour colour : kColours) {
        EXPECT_EQ(fives[index_of(colour)].has(cell), position.threat(colour, cell) == Threat::Five)
            << write_board(position.board()) << write_point(position.point(cell), 9);
      }
    }
  }
}

}  // namespace
}  // namespace quintet::gomoku
