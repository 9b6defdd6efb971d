#include "games/link/board_play.hpp"

#include <gtest/gtest.h>

#include "support/boards.hpp"

namespace quintet::link {

namespace {

using link::board;

TEST(PlayCursor, BeginsAtTheTileNearestToTheMiddle) {
  EXPECT_EQ(middle_tile(board(R"(
    a...b
    ..#..
    .c..d
  )")),
            (Point{2, 1}));
  EXPECT_EQ(middle_tile(board(R"(
    ...
    ...
    ...
  )")),
            (Point{1, 1}));
}

TEST(PlayCursor, JumpsOverHolesAndStonesToTheNextTile) {
  const link::Board drawn = board(R"(
    a.#.b
    .....
    c....
  )");
  EXPECT_EQ(next_tile(drawn, {0, 0}, Action::Right), (Point{0, 4}));
  EXPECT_EQ(next_tile(drawn, {0, 4}, Action::Left), (Point{0, 0}));
  EXPECT_EQ(next_tile(drawn, {0, 0}, Action::Down), (Point{2, 0}));
}

TEST(PlayCursor, PrefersItsRow) {
  const link::Board drawn = board(R"(
    a..b
    .c..
  )");
  EXPECT_EQ(next_tile(drawn, {0, 0}, Action::Right), (Point{0, 3}));
  const link::Board wide = board(R"(
    a.........b
    ..c........
  )");
  EXPECT_EQ(next_tile(wide, {0, 0}, Action::Right), (Point{0, 10}));
}

TEST(PlayCursor, FindsATileFromAnEmptyCell) {
  EXPECT_EQ(next_tile(board(R"(
    ...
    ..a
  )"),
                      {0, 0}, Action::Right),
            (Point{1, 2}));
}

TEST(PlayCursor, FindsNothingBeyondTheLastTile) {
  const link::Board drawn = board(R"(
    ab
    ab
  )");
  EXPECT_EQ(next_tile(drawn, {0, 1}, Action::Right), std::nullopt);
  EXPECT_EQ(next_tile(drawn, {0, 1}, Action::Up), std::nullopt);
}

}  // namespace
}  // namespace quintet::link
