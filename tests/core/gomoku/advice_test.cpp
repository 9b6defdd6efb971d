#include "core/gomoku/advice.hpp"

#include <gtest/gtest.h>

#include <set>

#include "core/gomoku/drawn.hpp"

namespace quintet::gomoku {
namespace {

// The motive of a stone of this colour on the marked point.
std::string told(std::string_view picture, Colour colour = Colour::Black, Rule rule = Rule::Freestyle) {
  const Drawn position = drawn(picture);
  return std::string(name(motive(position.board, rule, position.marked.at(0), colour)));
}

TEST(GomokuMotive, MakesAndStopsFive) {
  constexpr const char* kFour = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    o x x x x * . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . . )";
  EXPECT_EQ(told(kFour, Colour::Black), "makes-five");
  EXPECT_EQ(told(kFour, Colour::White), "stops-five");
}

TEST(GomokuMotive, MakesAndStopsAnOpenFour) {
  constexpr const char* kThree = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . x x x * . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . . )";
  EXPECT_EQ(told(kThree, Colour::Black), "makes-open-four");
  EXPECT_EQ(told(kThree, Colour::White), "stops-open-four");
}

TEST(GomokuMotive, StopsAnOpenFourFromAfar) {
  EXPECT_EQ(told(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    o . x x x . * . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . . )",
                 Colour::White),
            "stops-open-four");
}

TEST(GomokuMotive, MakesAndStopsADoubleFour) {
  constexpr const char* kCross = R"(
    . . . . . . . . .
    . . . . x . . . .
    . . . . x . . . .
    . . . . x . . . .
    o x x x * . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . . )";
  // The column is an open four here, which is stronger.
  EXPECT_EQ(told(kCross, Colour::Black), "makes-open-four");
  constexpr const char* kBlocked = R"(
    . . . . o . . . .
    . . . . x . . . .
    . . . . x . . . .
    . . . . x . . . .
    o x x x * . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . . )";
  EXPECT_EQ(told(kBlocked, Colour::Black), "makes-double-four");
  EXPECT_EQ(told(kBlocked, Colour::White), "stops-double-four");
}

TEST(GomokuMotive, MakesAndStopsAFourThree) {
  constexpr const char* kFourThree = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . x . . . .
    . . . . x . . . .
    o x x x * . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . . )";
  EXPECT_EQ(told(kFourThree, Colour::Black), "makes-four-three");
  EXPECT_EQ(told(kFourThree, Colour::White), "stops-four-three");
}

TEST(GomokuMotive, StopsNoOpenFourThatRenjuForbids) {
  // With its open four black also makes two open threes.
  constexpr const char* kThree = R"(
    . . . . . . . . . . .
    . . . . . x . . . . .
    . . . . . x . x . . .
    . . . . . . x . . . .
    o . x x x * . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . . )";
  EXPECT_EQ(told(kThree, Colour::White), "stops-open-four");
  EXPECT_EQ(told(kThree, Colour::White, Rule::Renju), "builds");
}

TEST(GomokuMotive, MakesAndStopsADoubleThree) {
  constexpr const char* kThrees = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . x . . . .
    . . . . x . . . .
    . . x x * . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . . )";
  EXPECT_EQ(told(kThrees, Colour::Black), "makes-double-three");
  EXPECT_EQ(told(kThrees, Colour::White), "stops-double-three");
  // Under renju it is forbidden to black, so there is nothing to stop.
  EXPECT_NE(told(kThrees, Colour::White, Rule::Renju), "stops-double-three");
}

TEST(GomokuMotive, SeesTheFirstOfManyFours) {
  // The four on the row blocks three on the column, which meets two stones on the row below.
  constexpr const char* kFours = R"(
    . . . . . . . . .
    . . . . o . . . .
    . . . . x . . . .
    . . . . x . . . .
    o x x x * . . . .
    . . . . . x . x .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . . )";
  EXPECT_EQ(told(kFours, Colour::Black), "wins-by-fours");
  EXPECT_EQ(told(kFours, Colour::White), "stops-win-by-fours");
  // A stopped search does not report what it has not found.
  std::stop_source stop;
  stop.request_stop();
  const Drawn position = drawn(kFours);
  EXPECT_NE(motive(position.board, Rule::Freestyle, position.marked.at(0), Colour::White, stop.get_token()),
            Motive::StopsWinByFours);
}

TEST(GomokuMotive, ASingleFourIsAFour) {
  EXPECT_EQ(told(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    o x x x * . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . . )"),
            "makes-four");
}

TEST(GomokuMotive, KnowsMinorPurposes) {
  EXPECT_EQ(told(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . x . . . . .
    . . x o x * . . .
    . . . . o . . . .
    . . . . . . . . .
    . . . . . o . . .
    . . . . . . . . . )",
                 Colour::White),
            "builds");
  EXPECT_EQ(told(". . . . .\n. . . . .\n. . * . .\n. . . . .\n. . . . .\n"), "opens");
}

TEST(GomokuMotive, HaveUniqueNames) {
  std::set<std::string_view> names;
  for (int i = 0; i <= static_cast<int>(Motive::Opens); ++i) names.insert(name(static_cast<Motive>(i)));
  EXPECT_EQ(names.size(), static_cast<std::size_t>(Motive::Opens) + 1);
  EXPECT_FALSE(names.contains(""));
}

// Black has an open three; black or white is to move.
constexpr const char* kBlackWins = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . x x x . . . .
    . . . . . . . . .
    . . . . . . . . .
    . o . . . . o . .
    . . . . . . . . .
    . . . . o . . . .
    . . . . . . . . . )";

TEST(GomokuDraw, IsAcceptedByTheLosingSideOnly) {
  Searcher searcher(std::size_t{1} << 20U);
  const Board board = drawn(kBlackWins).board;
  EXPECT_FALSE(should_accept_draw(searcher, board, Rule::Freestyle, Colour::Black));
  EXPECT_TRUE(should_accept_draw(searcher, board, Rule::Freestyle, Colour::White));
}

TEST(GomokuDraw, IsDeclinedWithAnOpenFour) {
  Searcher searcher(std::size_t{1} << 20U);
  const Board board = drawn(R"(
    x x o o x x o o x
    o o x x o o x x o
    x x o o x x o o x
    o o x x o o x x o
    x x o o x x o o x
    . . . . . . . . .
    . . x x x x . . .
    . . . . . . . . .
    . . . . o o . . . )")
                          .board;
  ASSERT_EQ(to_move(board), Colour::White);
  EXPECT_FALSE(should_accept_draw(searcher, board, Rule::Freestyle, Colour::Black));
  EXPECT_TRUE(should_accept_draw(searcher, board, Rule::Freestyle, Colour::White));
}

TEST(GomokuDraw, IsDeclinedInAnEvenOpening) {
  Searcher searcher(std::size_t{1} << 20U);
  Board board;
  board.set({7, 7}, Stone::Black);
  board.set({6, 8}, Stone::White);
  for (const Colour colour : kColours)
    EXPECT_FALSE(should_accept_draw(searcher, board, Rule::Freestyle, colour));
}

TEST(GomokuDraw, IsAcceptedOnABoardOfDeadLines) {
  Searcher searcher(std::size_t{1} << 20U);
  Board board(9);
  for (int i = 0; i < 70; ++i)
    board.set({i / 9, i % 9}, (i / 9 + i % 9 / 2) % 2 == 0 ? Stone::Black : Stone::White);
  for (const Colour colour : kColours)
    EXPECT_TRUE(should_accept_draw(searcher, board, Rule::Freestyle, colour)) << write_board(board);
}

}  // namespace
}  // namespace quintet::gomoku
