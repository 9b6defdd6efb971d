#include "core/gomoku/vct.hpp"

#include <gtest/gtest.h>

#include <stop_token>

#include "core/gomoku/drawn.hpp"
#include "core/gomoku/search.hpp"
#include "core/gomoku/vcf.hpp"

namespace quintet::gomoku {
namespace {

constexpr std::size_t kTable = std::size_t{1} << 20U;

VctWin win_by_threats(const Board& board, Rule rule = Rule::Freestyle, const VctEffort& effort = {}) {
  Table table(kTable);
  const std::stop_token stop;
  Position position(board, rule);
  const Position before = position;
  const VctWin win = Vct(table, stop).search(position, effort);
  EXPECT_EQ(position, before);
  return win;
}

bool has_win_by_fours(const Board& board) {
  Table table(kTable);
  Position position(board, Rule::Freestyle);
  return Vcf(table).search(position, {.fours = 60, .nodes = 20'000}) > 0;
}

// Positions without a win by fours but with one by threes; a full-width search agrees.
TEST(GomokuVct, WinsByThreesWhereFoursDoNot) {
  for (const std::string_view moves : {"f8h7e7j8d9d8f9e9", "g8f6f8d5g7h9g9g6", "h6h8h10j10i4g8e9j8i8f10i6i3",
                                       "h9i7k5k3j9i4j7j8i8k6i6j5h3l9"}) {
    const Board board = after(moves);
    EXPECT_FALSE(has_win_by_fours(board)) << moves;
    const VctWin win = win_by_threats(board);
    ASSERT_NE(win.move, kNoCell) << moves;
    EXPECT_EQ(win.plies % 2, 1);
    Board next = board;
    next.set({win.move / board.side(), win.move % board.side()}, stone_of(to_move(board)));
    const Thought answer = Searcher(kTable).think(next, Rule::Freestyle, {.nodes = 150'000}, Random(1));
    EXPECT_TRUE(is_loss(answer.value)) << moves << ' ' << answer.value;
  }
}

TEST(GomokuVct, SeesThatAThreeCanBeAnsweredByFours) {
  // Two open twos of black cross; white makes five first.
  const std::string_view crossed = R"(
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . x . . . . .
    . . . . . x . . . . .
    . . . . . . x x . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    %
    . . . . . . . . . . . )";
  const auto with = [&](std::string_view row) {
    std::string picture(crossed);
    picture.replace(picture.find('%'), 1, row);
    return drawn(picture).board;
  };
  EXPECT_NE(win_by_threats(with("o . . o . . o . . o .")).move, kNoCell);
  EXPECT_EQ(win_by_threats(with("x o o o . . o . . . .")).move, kNoCell);
}

TEST(GomokuVct, RespectsItsNodeLimit) {
  Table table(kTable);
  const std::stop_token stop;
  Position position(after("h6h8h10j10i4g8e9j8i8f10i6i3"), Rule::Freestyle);
  Vct vct(table, stop);
  vct.search(position, {.threes = 8, .nodes = 300});
  EXPECT_LE(vct.nodes(), 300 + 61);
}

TEST(GomokuVct, StopsWhenAsked) {
  Table table(kTable);
  std::stop_source stop;
  stop.request_stop();
  const std::stop_token token = stop.get_token();
  Position position(after("h6h8h10j10i4g8e9j8i8f10i6i3"), Rule::Freestyle);
  Vct vct(table, token);
  EXPECT_EQ(vct.search(position, {}).move, kNoCell);
  EXPECT_LT(vct.nodes(), 70U);
}

}  // namespace
}  // namespace quintet::gomoku
