#include "core/link/difficulty.hpp"

#include <gtest/gtest.h>

#include "core/link/deal.hpp"
#include "support/boards.hpp"

namespace quintet::link {
namespace {

Difficulty of(Size size, int kinds, const Rules& rules) {
  const auto dealt = deal({.layout = plain_layout(size), .rules = rules, .kinds = kinds}, Random(3));
  return difficulty_of(dealt->board, rules);
}

// Each tile of AABB is in a pair, and after the first pair too; no order gets stuck.
TEST(Difficulty, OfARowOfPairsIsKnown) {
  const Difficulty row = difficulty_of(board("AABB"), {.outside = Outside::Forbidden});
  EXPECT_EQ(row.search, 0);
  EXPECT_EQ(row.stuck, 0);
  EXPECT_EQ(row.level(), kEasiestBoard);
}

TEST(Difficulty, CountsGamesThatGetStuck) {
  const Rules rules{.outside = Outside::Forbidden};
  EXPECT_EQ(difficulty_of(board("BAAB"), rules).stuck, 0);
  EXPECT_EQ(difficulty_of(board("AABCBC"), rules).stuck, 1);
  EXPECT_EQ(difficulty_of(board("ABAB"), rules).level(), kHardestBoard);
  const double some = of({16, 10}, 27, {.gravity = Gravity::LrGather}).stuck;
  EXPECT_GT(some, 0.1);
  EXPECT_LT(some, 0.9);
}

TEST(Difficulty, GrowsWithDesignsWithGravityAndWithoutWaysAroundTheEdge) {
  const Size size{16, 10};
  EXPECT_LT(of(size, 12, {}).hardness(), of(size, 18, {}).hardness());
  EXPECT_LT(of(size, 18, {}).hardness(), of(size, 27, {}).hardness());
  EXPECT_LT(of(size, 18, {}).hardness(), of(size, 18, {.gravity = Gravity::Down}).hardness());
  EXPECT_LT(of(size, 18, {}).hardness(), of(size, 18, {.outside = Outside::Forbidden}).hardness());
}

TEST(Difficulty, LevelsCoverWhatCanBeDealt) {
  EXPECT_EQ(of({8, 8}, 6, {}).level(), kEasiestBoard);
  EXPECT_EQ(of({24, 14}, 49, {Gravity::LrGather, Outside::Forbidden}).level(), kHardestBoard);
  EXPECT_EQ((Difficulty{9, 1}).level(), kHardestBoard);
  EXPECT_EQ((Difficulty{-9, 0}).level(), kEasiestBoard);
}

}  // namespace
}  // namespace quintet::link
