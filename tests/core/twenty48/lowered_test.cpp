#include "core/twenty48/lowered.hpp"

#include <gtest/gtest.h>

#include "core/twenty48/boards.hpp"

namespace quintet::twenty48 {
namespace {

TEST(Lowered, HalvesOverTheLargestGap) {
  const Bits low = lowered(board("65536 32768 8192 2/0 0 0 0/0 0 0 0/0 0 0 2"))->bits;
  EXPECT_EQ(low, Bits{0x1000'0000'0000'1CDE});  // 16384 8192 4096, and the 2 stay
  EXPECT_EQ(lowered(board("16384 4 2 2/0 0 0 0/0 0 0 0/0 0 0 2"))->bits, Bits{0x1000'0000'0000'112E});
  EXPECT_FALSE(lowered(board("2 2 2/2 2 2/2 2 2")));
}

TEST(Lowered, SlidesAsBefore) {
  Random chance(4);
  for (int i = 0; i < 2000; ++i) {
    const Board before = random_board(4, chance, static_cast<Exponent>(8 + chance.below(50)));
    const auto low = lowered(before);
    if (!low || largest(before) <= kMostLearned || low->steps == 0) continue;
    for (const Direction direction : kDirections) {
      const auto after = Slides::of(Rule::Classic).slide(low->bits, direction).board;
      bool has_largest = false;  // two tiles of exponent 15 would not merge
      for (int cell = 0; cell < kBitCells; ++cell)
        has_largest = has_largest || exponent_at(low->bits, cell) == 15;
      if (has_largest) continue;
      ASSERT_EQ(after != low->bits, can_slide(before, direction)) << write_board(before);
    }
  }
}

}  // namespace
}  // namespace quintet::twenty48
