#include "core/gomoku/search.hpp"

#include <gtest/gtest.h>

#include <thread>

#include "core/gomoku/drawn.hpp"
#include "core/gomoku/position.hpp"
#include "core/gomoku/vcf.hpp"

namespace quintet::gomoku {
namespace {

Thought thought(const Board& board, const Effort& effort = {.nodes = 20'000}, Rule rule = Rule::Freestyle) {
  Searcher searcher(std::size_t{1} << 20U);
  return searcher.think(board, rule, effort, Random(1));
}

TEST(GomokuSearch, TakesTheWin) {
  const Thought five = thought(after("h8a1i8a2j8a3k8a5"));
  EXPECT_TRUE(five.move == (Point{7, 6}) || five.move == (Point{7, 11}));
  EXPECT_EQ(five.value, win_in(1));
  const Thought four = thought(after("h8a1i8a3j8a5"));
  EXPECT_EQ(four.value, win_in(3));
}

TEST(GomokuSearch, StopsTheOpenThree) {
  const Thought answer = thought(after("h8a1i8a3j8"));
  EXPECT_EQ(answer.move.row, 7);
  EXPECT_FALSE(is_loss(answer.value)) << answer.value;
}

TEST(GomokuSearch, FindsAVictoryByFoursAndItsLength) {
  // A blocked three along the row and two stones on the column meet at f8: four with three.
  const Drawn position = drawn(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . x . . . .
    . . . . x . . . .
    o x x x . . . . .
    . . o . . . o . .
    . . . . o . . . .
    . . . . . . . . .
    . . . o . . . . . )");
  const Thought answer = thought(position.board);
  EXPECT_EQ(answer.move, (Point{4, 4}));
  EXPECT_EQ(answer.value, win_in(5));
}

TEST(GomokuSearch, DoesNotPlayWhereRenjuForbids) {
  const Drawn position = drawn(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . x . . . .
    . . . . x . . . .
    . . x x * . . . .
    . o . . . . o . .
    . . . o . . . . .
    . . . . . o . . .
    . . . . . . . . . )");
  EXPECT_NE(thought(position.board, {.nodes = 5'000}, Rule::Renju).move, position.marked.at(0));
}

TEST(GomokuSearch, ThinksTheSameOfTheSame) {
  const Board board = after("h8i9g10h9i8j7");
  const Thought first = thought(board), second = thought(board);
  EXPECT_EQ(first.move, second.move);
  EXPECT_EQ(first.nodes, second.nodes);
  EXPECT_EQ(first.value, second.value);
}

TEST(GomokuSearch, KeepsToItsEffort) {
  const Thought few = thought(after("h8i9g10"), {.nodes = 3'000});
  EXPECT_LE(few.nodes, 3'300U);
  EXPECT_EQ(thought(after("h8i9g10"), {.depth = 3}).depth, 3);
}

TEST(GomokuSearch, StopsWhenAsked) {
  std::stop_source stop;
  stop.request_stop();
  Searcher searcher(std::size_t{1} << 20U);
  const Thought answer = searcher.think(after("h8i9g10"), Rule::Freestyle, {}, Random(1), stop.get_token());
  EXPECT_TRUE(after("h8i9g10").is_empty(answer.move));
}

TEST(GomokuSearch, PlaysOnTheLastPoint) {
  Board board(5);
  for (int i = 0; i < 24; ++i)
    board.set({i / 5, i % 5}, (i / 5 + i % 5 / 2) % 2 == 0 ? Stone::Black : Stone::White);
  EXPECT_EQ(thought(board).move, (Point{4, 4}));
}

// The victory that was found is one: every answer of the other side but the forced one loses at once.
TEST(GomokuVcf, TellsALineThatEndsInFive) {
  Position position(after("h8h9g8i9j8g10f9k9"), Rule::Freestyle);
  Table table(std::size_t{1} << 16U);
  Vcf vcf(table);
  if (const int plies = vcf.search(position, {}); plies > 0) {
    const std::vector<Cell> line = vcf.line(position);
    EXPECT_EQ(static_cast<int>(line.size()) % 2, 1);
    for (const Cell cell : line) position.place(cell);
    EXPECT_FALSE(winning_row(position.board(), position.point(line.back()), Rule::Freestyle).empty());
  }
}

}  // namespace
}  // namespace quintet::gomoku
