// Where the points of a pair are shown.
#include "games/link/board_play.hpp"

#include <gtest/gtest.h>

#include "support/boards.hpp"

namespace quintet::link {
namespace {

TEST(FloatingGains, StandInACellThatThePairHasLeft) {
  EXPECT_EQ(free_cell(board("A..\nB.B"), {{0, 1}, {0, 2}}, Path{{0, 1}, {0, 2}}), (Point{0, 2}));
  EXPECT_EQ(free_cell(board("A.B\nB.A"), {{0, 1}, {0, 2}}, Path{{0, 1}, {0, 2}}), (Point{0, 1}));
}

TEST(FloatingGains, NeverStandOnATile) {
  EXPECT_EQ(free_cell(board("A.B\nBBA"), {{0, 0}, {0, 2}}, Path{{0, 0}, {-1, 0}, {0, 1}, {0, 2}}),
            (Point{0, 1}));
  EXPECT_EQ(free_cell(board("AB\nBA"), {{0, 0}, {0, 1}}, Path{{0, 0}, {-1, 0}, {-1, 1}, {0, 1}}),
            std::nullopt);
}

}  // namespace
}  // namespace quintet::link
