#include "core/link/stranded.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>

#include "core/link/deal.hpp"
#include "core/link/gravity.hpp"
#include "support/boards.hpp"

namespace quintet::link {
namespace {

constexpr std::int64_t kNoLimit = 1'000'000'000;

bool strands_a_tile(const Board& board, const Rules& rules) {
  return find_stranded(board, rules).found;
}

TEST(Stranded, SeesPairsThatLockEachOther) {
  const Board locked = board(R"(
      AB
      BA)");
  EXPECT_TRUE(strands_a_tile(locked, {}));
  EXPECT_TRUE(strands_a_tile(locked, {.gravity = Gravity::Down}));
  EXPECT_FALSE(strands_a_tile(board("ABBA"), {.outside = Outside::Forbidden}));
}

// Only in the lowest row is no stone between the columns; there the tiles come when those below have gone.
TEST(Stranded, TilesMayMatchAfterTheyFell) {
  const Rules rules{Gravity::Down, Outside::Forbidden};
  EXPECT_FALSE(strands_a_tile(board(R"(
      A#A
      B#B
      C.C)"),
                              rules));
  EXPECT_TRUE(strands_a_tile(board(R"(
      A#A
      B#B
      C#C)"),
                             rules));
}

// The halves of a row close in on the middle: the first tile of each half sees that of the other.
TEST(Stranded, LooksAcrossTheMiddle) {
  EXPECT_FALSE(strands_a_tile(board(".BAAB."), {Gravity::LrGather, Outside::Forbidden}));
  EXPECT_TRUE(strands_a_tile(board(".BABA."), {Gravity::LrGather, Outside::Forbidden}));
}

TEST(Stranded, SaysNothingWhereTilesHaveStillToFall) {
  EXPECT_FALSE(strands_a_tile(board(R"(
      AB
      BA
      ..)"),
                              {Gravity::Down, Outside::Forbidden}));
}

// The last B waits for three of A, one of which has no partner until the first B is gone.
TEST(Stranded, SeesThatATileCannotServeTwice) {
  const Rules rules{.outside = Outside::Forbidden};
  EXPECT_FALSE(strands_a_tile(board("ABAAAB"), rules));
  EXPECT_TRUE(find_stranded_by_pairs(board("ABAAAB"), rules, kNoLimit).found);
  EXPECT_FALSE(find_stranded_by_pairs(board("ABAAB#A"), {}, kNoLimit).found);
}

TEST(Stranded, LooksNoLongerThanItMay) {
  const Board large = deal({.layout = plain_layout({20, 12}), .rules = {}, .kinds = 40}, Random(1))->board;
  const std::int64_t whole = find_stranded_by_pairs(large, {}, kNoLimit).looks;
  const std::int64_t once = find_stranded(large, {}).looks;
  EXPECT_GT(whole, 50 * once);
  EXPECT_LT(find_stranded_by_pairs(large, {}, 10 * once).looks, 12 * once);
}

// Whatever can be cleared is never called lost, on the whole way of a deal's own solution.
TEST(Stranded, NoBoardThatCanBeCleared) {
  Random random(61);
  int boards = 0;
  for (int i = 0; i < 440; ++i) {
    const Rules rules{kGravities[static_cast<std::size_t>(i) % kGravities.size()],
                      i % 2 == 0 ? Outside::Allowed : Outside::Forbidden};
    const Size size{4 + static_cast<int>(random.below(7)), 3 + static_cast<int>(random.below(6))};
    Layout layout = plain_layout(size);
    for (std::uint64_t stones = random.below(6); stones > 0; --stones)
      layout.cells.cells()[random.index(layout.cells.cells().size())] = Tile::Stone;
    const auto blanks = std::ranges::count(layout.cells.cells(), Tile::Blank);
    if (blanks % 2 != 0) *std::ranges::find(layout.cells.cells(), Tile::Blank) = Tile::Stone;
    const auto dealt = deal({.layout = layout,
                             .rules = rules,
                             .kinds = 1 + static_cast<int>(random.below(std::min<std::uint64_t>(
                                              kMaxPictures, static_cast<std::uint64_t>(blanks) / 2)))},
                            random);
    random.next();
    if (!dealt) continue;
    Board board = dealt->board;
    for (const Pair& pair : dealt->solution) {
      ASSERT_FALSE(find_stranded_by_pairs(board, rules, kNoLimit).found)
          << name(rules.gravity) << '\n'
          << write_board(dealt->board) << write_board(board);
      board = take_pair(std::move(board), pair, rules.gravity).board;
      ++boards;
    }
  }
  EXPECT_GT(boards, 5000);
}

}  // namespace
}  // namespace quintet::link
