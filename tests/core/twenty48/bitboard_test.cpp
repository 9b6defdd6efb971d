#include "core/twenty48/bitboard.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/random.hpp"
#include "core/twenty48/board.hpp"
#include "core/twenty48/tuples.hpp"

namespace quintet::twenty48 {
namespace {

Board board_of(Bits bits) {
  Board board(Size{4, 4});
  for (int cell = 0; cell < kBitCells; ++cell)
    board.cells()[static_cast<std::size_t>(cell)] = static_cast<Exponent>(exponent_at(bits, cell));
  return board;
}

Bits bits_of_cells(const Board& board) {
  Bits bits = 0;
  for (std::size_t i = 0; i < board.cells().size(); ++i) bits |= Bits{board.cells()[i]} << (4 * i);
  return bits;
}

// A board with tiles of at most this exponent.
Bits random_board(Random& chance, unsigned most) {
  Bits bits = 0;
  const std::uint64_t filled = chance.below(11);
  for (unsigned cell = 0; cell < kBitCells; ++cell) {
    if (chance.below(10) < filled) bits |= (1 + chance.below(most)) << (4 * cell);
  }
  return bits;
}

TEST(Bitboard, SlidesAsThePlainBoardDoes) {
  Random chance(1);
  for (const Rule rule : kRules) {
    const Slides& slides = Slides::of(rule);
    for (int i = 0; i < 20'000; ++i) {
      // Few values, so that much merges, and all that do not become more than four bits can hold.
      const Bits bits = random_board(chance, i % 2 == 0 ? 3 : rule == Rule::Classic ? 14 : 12);
      const auto all = slides.all(bits);
      for (std::size_t d = 0; d < kDirections.size(); ++d) {
        Board board = board_of(bits);
        const Slide slid = slide(board, kDirections[d], rule);
        const auto result = slides.slide(bits, kDirections[d]);
        ASSERT_EQ(result.board, bits_of_cells(board)) << std::hex << bits;
        ASSERT_EQ(result.gained, slid.gained) << std::hex << bits;
        ASSERT_EQ(result.board != bits, slid.moved) << std::hex << bits;
        ASSERT_EQ(all[d].board, result.board);
        ASSERT_EQ(all[d].gained, result.gained);
      }
      ASSERT_EQ(slides.over(bits), !can_slide(board_of(bits))) << std::hex << bits;
    }
  }
}

TEST(Bitboard, TheLargestTilesStay) {
  const Slides& slides = Slides::of(Rule::Classic);
  EXPECT_EQ(slides.slide(0x00FF, Direction::Left).board, 0x00FFU);
  EXPECT_EQ(slides.slide(0x00EE, Direction::Left).board, 0x000FU);
  EXPECT_EQ(Slides::of(Rule::Cascade).slide(0xEEEE, Direction::Left).board, 0x000FU);
}

TEST(Bitboard, TurnsAndMirrors) {
  Random chance(2);
  for (int i = 0; i < 1000; ++i) {
    const Bits bits = random_board(chance, 15);
    const auto views = symmetries(bits);
    for (int row = 0; row < 4; ++row) {
      for (int column = 0; column < 4; ++column) {
        const unsigned tile = exponent_at(bits, 4 * row + column);
        EXPECT_EQ(exponent_at(transposed(bits), 4 * column + row), tile);
        EXPECT_EQ(exponent_at(mirrored(bits), 4 * row + 3 - column), tile);
        EXPECT_EQ(exponent_at(flipped(bits), 4 * (3 - row) + column), tile);
      }
    }
    for (const Bits view : views) EXPECT_EQ(count_empty(view), count_empty(bits));
  }
}

TEST(Bitboard, AllSymmetriesOfABoardHaveTheSameFeatures) {
  Random chance(3);
  for (int i = 0; i < 200; ++i) {
    const Bits bits = random_board(chance, 15);
    const auto sorted = [](Bits board) {
      FeatureIndexes indexes = feature_indexes(board);
      std::ranges::sort(indexes);
      return indexes;
    };
    for (const Bits view : symmetries(bits)) EXPECT_EQ(sorted(view), sorted(bits));
  }
}

TEST(Bitboard, FindsEachEmptyCell) {
  Random chance(5);
  for (int i = 0; i < 1000; ++i) {
    const Bits bits = random_board(chance, 15) | 1U;
    Bits found = 0;
    for (int skip = 0; skip < count_empty(bits); ++skip) {
      const Bits cell = empty_cell(bits, static_cast<std::uint64_t>(skip));
      ASSERT_EQ(std::popcount(cell), 1);
      ASSERT_GT(cell, found);  // in their order
      found |= cell;
    }
    ASSERT_EQ(found, empty_cells(bits)) << std::hex << bits;
  }
}

TEST(Bitboard, CountsEmptyCells) {
  Random chance(4);
  for (int i = 0; i < 1000; ++i) {
    const Bits bits = random_board(chance, 15);
    EXPECT_EQ(static_cast<std::size_t>(count_empty(bits)), empty_cells(board_of(bits)).size());
  }
}

}  // namespace
}  // namespace quintet::twenty48
