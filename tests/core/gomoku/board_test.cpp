#include "core/gomoku/board.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/gomoku/drawn.hpp"
#include "core/text.hpp"

namespace quintet::gomoku {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TEST(GomokuPoint, IsNamedFromTheLowerLeftCorner) {
  EXPECT_EQ(write_point({14, 0}, 15), "a1");
  EXPECT_EQ(write_point({7, 7}, 15), "h8");
  EXPECT_EQ(write_point({0, 19}, 20), "t20");
}

TEST(GomokuPoint, ReadAfterWriteIsTheIdentityOnEverySize) {
  for (const int side : {5, 15, 19, 20}) {
    for (int row = 0; row < side; ++row) {
      for (int column = 0; column < side; ++column)
        EXPECT_EQ(read_point(write_point({row, column}, side), side), (Point{row, column}));
    }
  }
  EXPECT_EQ(read_point("H8", 15), (Point{7, 7}));
}

TEST(GomokuPoint, IsRefusedOutsideTheBoardAndIfInvalid) {
  for (const char* text : {"", "h", "8", "p1", "a16", "a0", "a01", "h8 ", "hh", "h-1", "h123"})
    EXPECT_FALSE(read_point(text, 15)) << text;
}

TEST(GomokuPoint, FollowsPointInAList) {
  const auto points = read_points("h8i10a1", 15);
  ASSERT_TRUE(points);
  EXPECT_THAT(*points, ElementsAre(Point{7, 7}, Point{5, 8}, Point{14, 0}));
  EXPECT_FALSE(read_points("h8i", 15));
}

TEST(GomokuBoard, ReadAfterWriteIsTheIdentity) {
  const std::string text = ".....\n.xo..\n..x..\n.....\n....o\n";
  const auto board = read_board(split_lines(text));
  ASSERT_TRUE(board);
  EXPECT_EQ(write_board(*board), text);
  EXPECT_EQ(board->stones(), 4);
  EXPECT_EQ(to_move(*board), Colour::Black);
}

TEST(GomokuBoard, IsRefusedWithThePositionOfTheError) {
  const auto error_of = [](std::string_view text) {
    const auto board = read_board(split_lines(text));
    return board ? ParseError{"read"} : board.error();
  };
  EXPECT_EQ(error_of("...\n...\n...\n").line, 1);
  EXPECT_EQ(error_of(".....\n.....\n....\n.....\n.....\n").line, 3);
  EXPECT_EQ(error_of(".....\n..?..\n.....\n.....\n.....\n").column, 3);
  EXPECT_THAT(error_of("o....\n.....\n.....\n.....\n.....\n").message, HasSubstr("black"));
  EXPECT_THAT(error_of("xx...\n.....\n.....\n.....\n.....\n").message, HasSubstr("black"));
}

}  // namespace
}  // namespace quintet::gomoku
