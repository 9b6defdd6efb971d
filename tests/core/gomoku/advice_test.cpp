#include "core/gomoku/advice.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <span>
#include <utility>

#include "core/gomoku/drawn.hpp"
#include "core/gomoku/review.hpp"

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
}

// The first stones have words of their own.
TEST(GomokuMotive, KnowsHowAGameIsOpened) {
  EXPECT_EQ(told(". . . . .\n. . . . .\n. . * . .\n. . . . .\n. . . . .\n"), "takes-centre");
  EXPECT_EQ(told(". . . . .\n. . * . .\n. . x . .\n. . . . .\n. . . . .\n", Colour::White), "meets-straight");
  EXPECT_EQ(told(". . . . .\n. * . . .\n. . x . .\n. . . . .\n. . . . .\n", Colour::White),
            "meets-diagonally");
  EXPECT_EQ(told(". . . . *\n. . . . .\n. . x . .\n. . . . .\n. . . . .\n", Colour::White), "stays-near");
}

// The points of a row in order, such as "c3d3e3".
std::string row_names(const std::vector<Row>& rows, int side) {
  std::string names;
  for (const Row& row : rows)
    for (const Point at : row) names += write_point(at, side);
  return names;
}

TEST(GomokuPurpose, ShowsTheRowsThatAMoveMakesAndStops) {
  const Drawn three = drawn(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . x x x * . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . . )");
  const Point at = three.marked.at(0);
  const Purpose makes = purpose(three.board, Rule::Freestyle, at, Colour::Black);
  EXPECT_EQ(makes.motive, Motive::MakesOpenFour);
  EXPECT_EQ(row_names(makes.rows, 9), "c5d5e5f5");
  const Purpose stops = purpose(three.board, Rule::Freestyle, at, Colour::White);
  EXPECT_EQ(stops.motive, Motive::StopsOpenFour);
  EXPECT_EQ(row_names(stops.rows, 9), "c5d5e5");
}

// The next stone there makes an open three.
TEST(GomokuPurpose, SaysWhereAMoveLeads) {
  Board board(9);
  board.set({4, 4}, Stone::Black);
  board.set({3, 4}, Stone::White);
  const Purpose builds = purpose(board, Rule::Freestyle, {5, 5}, Colour::Black);
  EXPECT_EQ(builds.motive, Motive::Builds);
  ASSERT_TRUE(builds.leads_to);
  board.set({5, 5}, Stone::Black);
  board.set({0, 0}, Stone::White);
  EXPECT_EQ(motive(board, Rule::Freestyle, *builds.leads_to, Colour::Black), Motive::MakesThree);
}

// Every third stone near the centre makes one of the 26 openings, whichever of the eight neighbours the second one is; each
// opening is met from its reflections alone.
TEST(GomokuOpenings, AreNumberedWhateverTheirDirection) {
  const auto opening = [](Point second, Point third) {
    Board board(15);
    board.set({7, 7}, Stone::Black);
    board.set({7 + second.row, 7 + second.column}, Stone::White);
    return named_opening(board, {7 + third.row, 7 + third.column});
  };
  std::map<std::pair<bool, int>, int> met;
  for (int i = 0; i < 9; ++i) {
    const Point second{i / 3 - 1, i % 3 - 1};
    if (second == Point{}) continue;
    for (int k = 0; k < 25; ++k) {
      const Point third{k / 5 - 2, k % 5 - 2};
      if (third == Point{} || third == second) continue;
      const auto found = opening(second, third);
      ASSERT_TRUE(found);
      EXPECT_EQ(found->direct, second.row == 0 || second.column == 0);
      ++met[{found->direct, found->number}];
    }
  }
  ASSERT_EQ(met.size(), 26U);
  for (const auto& [which, times] : met) EXPECT_TRUE(times == 4 || times == 8);
  EXPECT_EQ(opening({-1, 0}, {-1, 1}), (NamedOpening{true, 4}));    // Kagetsu
  EXPECT_EQ(opening({0, 1}, {-1, 1}), (NamedOpening{true, 4}));     // turned
  EXPECT_EQ(opening({-1, 1}, {1, 1}), (NamedOpening{false, 7}));    // Hogetsu
  EXPECT_EQ(opening({1, -1}, {-1, -1}), (NamedOpening{false, 7}));  // turned
  EXPECT_FALSE(opening({-1, 0}, {3, 0}));
  EXPECT_FALSE(opening({-2, 0}, {1, 0}));
}

TEST(GomokuOpenings, TakeThreeStones) {
  Board board(15);
  board.set({7, 7}, Stone::Black);
  EXPECT_FALSE(named_opening(board, {7, 8}));
  board.set({6, 7}, Stone::White);
  EXPECT_TRUE(named_opening(board, {7, 8}));
  EXPECT_EQ(purpose(board, Rule::Renju, {6, 8}, Colour::Black).opening, (NamedOpening{true, 4}));
  board.set({0, 0}, Stone::Black);
  EXPECT_FALSE(named_opening(board, {7, 8}));
}

TEST(GomokuMotive, HaveUniqueNames) {
  std::set<std::string_view> names;
  for (int i = 0; i < static_cast<int>(kMotives); ++i) names.insert(name(static_cast<Motive>(i)));
  EXPECT_EQ(names.size(), kMotives);
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

// After eight stones, white having answered none of black's threats: no forced win is proved to the shallow search yet,
// but nothing can be done any more.
TEST(GomokuDraw, IsAcceptedEarlyByASideThatSeesNoWayOut) {
  Searcher searcher(std::size_t{1} << 20U);
  const std::vector<Point> moves = read_points("h8a1i8a15h9o1i9", kUsualSide).value();
  const Board board = board_after(moves);
  EXPECT_TRUE(should_accept_draw(searcher, board, Rule::Freestyle, Colour::White));
  EXPECT_FALSE(should_accept_draw(searcher, board, Rule::Freestyle, Colour::Black));
}

// The review counts each of these positions of a game as lost for one side: that side is glad of a draw, the other
// refuses it.
TEST(GomokuDraw, IsDecidedAsTheReviewJudgesThePosition) {
  Searcher searcher(std::size_t{1} << 20U);
  const std::vector<Point> moves =
      read_points("h8i9h9h7h10i8g8g9i10j11f7e6j10k10h11h12g10f10", kUsualSide).value();
  int decided = 0;
  for (std::size_t ply = 6; ply <= moves.size(); ply += 3) {
    const Judgement judged = judge(searcher, kUsualSide, Rule::Freestyle, moves, ply, {.nodes = 60'000});
    if (judged.over) break;
    const double black = winning_chance(judged.black);
    const Board board = board_after(std::span(moves).first(ply));
    for (const Colour colour : kColours) {
      const double chance = colour == Colour::Black ? black : 1 - black;
      if (chance > 0.05 && chance < 0.7) continue;
      ++decided;
      EXPECT_EQ(should_accept_draw(searcher, board, Rule::Freestyle, colour), chance <= 0.05) << ply;
    }
  }
  EXPECT_GT(decided, 0);
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
