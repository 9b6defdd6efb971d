#include "core/gomoku/book.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

#include "core/gomoku/drawn.hpp"
#include "core/gomoku/search.hpp"

namespace quintet::gomoku {
namespace {

TEST(GomokuBook, AnswersTheFirstStoneOnEverySideOfIt) {
  const std::vector<Point> answers = book_moves(after("h8"));
  EXPECT_EQ(answers.size(), 8U);
  for (const Point at : answers) EXPECT_TRUE(std::abs(at.row - 7) <= 1 && std::abs(at.column - 7) <= 1);
}

TEST(GomokuBook, KnowsABoardHoweverItIsTurned) {
  const std::size_t count = book_moves(after("h8h9")).size();
  EXPECT_GT(count, 4U);
  for (const char* turned : {"h8h7", "h8i8", "h8g8"}) EXPECT_EQ(book_moves(after(turned)).size(), count);
  EXPECT_FALSE(book_moves(after("j10k11", 19)).empty());
}

TEST(GomokuBook, EndsWhereItEnds) {
  EXPECT_TRUE(book_moves(after("a1")).empty());
  EXPECT_TRUE(book_moves(after("h8i9g10")).empty());
  EXPECT_TRUE(book_moves(Board(9)).empty());
  EXPECT_FALSE(book_move(after("a1"), Random(1)));
}

// Every answer is free, and none is a mistake that the search would see.
TEST(GomokuBook, HoldsOnlyGoodMoves) {
  Searcher searcher(std::size_t{1} << 22U);
  for (const char* moves : {"h8", "h8h9", "h8i9"}) {
    const Board board = after(moves);
    for (const Point at : book_moves(board)) {
      ASSERT_TRUE(board.is_empty(at)) << moves << write_point(at, kUsualSide);
      Board next = board;
      next.set(at, stone_of(to_move(board)));
      const Value value = searcher.think(next, Rule::Freestyle, {.nodes = 5'000}, Random(1)).value;
      EXPECT_FALSE(is_decided(value)) << moves << write_point(at, kUsualSide);
    }
  }
}

}  // namespace
}  // namespace quintet::gomoku
