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

TEST(GomokuBook, KnowsABoardInEveryRotation) {
  const std::size_t count = book_moves(after("h8h9")).size();
  EXPECT_GT(count, 4U);
  for (const char* turned : {"h8h7", "h8i8", "h8g8"}) EXPECT_EQ(book_moves(after(turned)).size(), count);
  EXPECT_FALSE(book_moves(after("j10k11", 19)).empty());
}

TEST(GomokuBook, HasNoMoveOutsideTheBook) {
  EXPECT_TRUE(book_moves(after("a1")).empty());
  EXPECT_TRUE(book_moves(after("h8i9g10")).empty());
  EXPECT_TRUE(book_moves(Board(9)).empty());
  EXPECT_FALSE(book_move(after("a1"), Random(1)));
}

// The search value for black after this move.
Value black_after(Board board, Point at) {
  const Colour mover = to_move(board);
  board.set(at, stone_of(mover));
  Searcher searcher(std::size_t{1} << 22U);
  const Value other = searcher.think(board, Rule::Freestyle, {.nodes = 20'000}, Random(1)).value;
  return mover == Colour::White ? other : -other;
}

// Black, as the first player, is better but has not won.
bool is_good(const Board& board, Point at) {
  const Value black = black_after(board, at);
  return black > 0 && black < 3 * kValueScale;
}

TEST(GomokuBook, ContainsOnlyGoodMoves) {
  for (const char* moves : {"h8", "h8h9", "h8i9"}) {
    const Board board = after(moves);
    for (const Point at : book_moves(board)) {
      ASSERT_TRUE(board.is_empty(at)) << moves << write_point(at, kUsualSide);
      EXPECT_TRUE(is_good(board, at))
          << moves << write_point(at, kUsualSide) << ' ' << black_after(board, at);
    }
    const Point corner{14, 0};
    EXPECT_FALSE(is_good(board, corner)) << moves << "a1 " << black_after(board, corner);
  }
}

}  // namespace
}  // namespace quintet::gomoku
