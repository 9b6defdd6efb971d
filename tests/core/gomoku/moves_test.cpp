#include "core/gomoku/moves.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/gomoku/drawn.hpp"

namespace quintet::gomoku {
namespace {

// White is to move against black's three.
Position answering(std::string_view picture, Rule rule) {
  Position position(drawn(picture).board, rule);
  if (position.to_move() != Colour::White) position.pass();
  return position;
}

std::vector<Point> stops(const Position& position) {
  std::vector<Point> points;
  open_four_stops(position).for_each([&](Cell cell) { points.push_back(position.point(cell)); });
  return points;
}

TEST(GomokuOpenFourStops, IncludeThePointsForbiddenToTheAttacker) {
  // Because of column f the right end of the three is a double four for black.
  constexpr const char* kThree = R"(
    . . . . . o . . .
    . . . . . x . . .
    . . . . . x . . .
    . . . . . x . . .
    . . x x x . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . . )";
  const Position renju = answering(kThree, Rule::Renju);
  EXPECT_TRUE(renju.is_forbidden(Colour::Black, renju.cell({4, 5})));
  EXPECT_FALSE(renju.is_forbidden(Colour::White, renju.cell({4, 5})));
  EXPECT_TRUE(threatens_open_four(renju));
  EXPECT_THAT(stops(renju), testing::IsSupersetOf({Point{4, 0}, Point{4, 1}, Point{4, 5}, Point{4, 6}}));
}

TEST(GomokuOpenFourStops, ThereIsNoThreatWhereTheOpenFourIsForbidden) {
  // Only the right end makes an open four, together with two open threes.
  constexpr const char* kThree = R"(
    . . . . . . . . . . .
    . . . . . x . . . . .
    . . . . . x . x . . .
    . . . . . . x . . . .
    o . x x x . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . . )";
  EXPECT_TRUE(threatens_open_four(answering(kThree, Rule::Exact)));
  const Position renju = answering(kThree, Rule::Renju);
  EXPECT_TRUE(renju.is_forbidden(Colour::Black, renju.cell({4, 5})));
  EXPECT_FALSE(threatens_open_four(renju));
}

}  // namespace
}  // namespace quintet::gomoku
