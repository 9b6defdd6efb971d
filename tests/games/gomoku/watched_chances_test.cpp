#include "games/gomoku/seats.hpp"

#include <gtest/gtest.h>

namespace quintet::gomoku {
namespace {

TEST(WatchedChances, PositionsThatWereNotJudgedLieOnALine) {
  WatchedChances chances;
  chances.keep(0, 0.5);
  chances.keep(4, 0.9);
  ASSERT_EQ(chances.chances().size(), 5U);
  EXPECT_DOUBLE_EQ(chances.chances()[2].value, 0.7);
  EXPECT_DOUBLE_EQ(chances.chances()[4].value, 0.9);
}

TEST(WatchedChances, AreUnknownBeforeTheFirstJudgement) {
  WatchedChances chances;
  chances.keep(3, 0.2);
  chances.keep(5, 0.4);
  EXPECT_EQ(chances.first(), 3U);
  ASSERT_EQ(chances.chances().size(), 3U);
  EXPECT_DOUBLE_EQ(chances.chances()[0].value, 0.2);
  EXPECT_DOUBLE_EQ(chances.chances()[1].value, 0.3);
}

TEST(WatchedChances, ForgetWhatWasUndone) {
  WatchedChances chances;
  for (std::size_t moves = 0; moves < 6; ++moves) chances.keep(moves, 0.5);
  chances.keep(2, 0.8);
  ASSERT_EQ(chances.chances().size(), 3U);
  EXPECT_DOUBLE_EQ(chances.chances()[2].value, 0.8);
  chances.clear();
  EXPECT_TRUE(chances.chances().empty());
}

}  // namespace
}  // namespace quintet::gomoku
