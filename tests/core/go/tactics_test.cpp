#include "core/go/tactics.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "core/go/drawn.hpp"
#include "core/go/playout.hpp"

namespace quintet::go {
namespace {

// The stone at a, which black has in atari, runs towards the lower right.
constexpr std::string_view kLadder = R"(
      . . . . . . .
      . . X . . . .
      . X O X . . .
      . X . . . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .)";

TEST(GoTactics, ReadsALadderToTheEdge) {
  const Drawn it = drawn(kLadder);
  EXPECT_TRUE(Ladders().is_lost(it.board, it.board.cell({2, 2})));
  EXPECT_TRUE(Ladders().saving_moves(it.board, it.board.cell({2, 2})).empty());
}

TEST(GoTactics, ABreakerSavesTheLadder) {
  Drawn it = drawn(kLadder);
  it.board.place(Point{5, 4}, Colour::White);
  EXPECT_FALSE(Ladders().is_lost(it.board, it.board.cell({2, 2})));
  const auto saving = Ladders().saving_moves(it.board, it.board.cell({2, 2}));
  EXPECT_EQ(saving, std::vector<Cell>{it.board.cell({3, 2})});
}

TEST(GoTactics, TakingANeighbourSavesToo) {
  const Drawn it = drawn(R"(
      X O X . . . .
      a b X . . . .
      O O . . . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .)");
  const auto saving = Ladders().saving_moves(it.board, it.board.cell({0, 1}));
  EXPECT_THAT(saving, testing::UnorderedElementsAre(it.board.cell(it['a']), it.board.cell(it['b'])));
}

TEST(GoTactics, FindsTheMoveThatStartsALadder) {
  const Drawn it = drawn(R"(
      . . . . . . .
      . . X . . . .
      . X O . . . .
      . X . . . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .)");
  EXPECT_EQ(Ladders().attack(it.board, it.board.cell({2, 2})), it.board.cell({2, 3}));
}

TEST(GoTactics, SeesSelfAtari) {
  const Drawn it = drawn(R"(
      a X . . .
      . X . . .
      X . . . .
      . . . b .
      . . . . .)");
  EXPECT_TRUE(is_self_atari(it.board, it.board.cell(it['a']), Colour::White));
  EXPECT_FALSE(is_self_atari(it.board, it.board.cell(it['a']), Colour::Black));
  EXPECT_FALSE(is_self_atari(it.board, it.board.cell(it['b']), Colour::White));
}

// The vital point is `a`, the space is entered at `b`; without an `a` there is none.
TEST(GoTactics, KnowsTheVitalPointsOfEyeSpaces) {
  for (const std::string_view picture :
       {"XXXXX Xba.X XXXXX XXXXX .....",     // three in a row
        "XXXXX X.abX XX.XX XXXXX .....",     // a T
        "XXXXX X.a.X Xb.XX XXXXX .....",     // a bulky five
        "XX.XX X.abX XX.XX XXXXX .....",     // a cross
        "b.XXX ..XXX XXXXX XXXXX .....",     // a square
        "XXXXX b...X XXXXX XXXXX .....",     // a line of four
        "XXXXX b.XXX XXXXX XXXXX .....",     // two
        "b.OXX ..XXX XXXXX XXXXX ....."}) {  // with another stone at the border
    std::string rows(picture);
    std::ranges::replace(rows, ' ', '\n');
    const Drawn it = drawn(rows);
    const Cell vital = it.named.contains('a') ? it.board.cell(it['a']) : Cell{0};
    EXPECT_EQ(vital_point(it.board, it.board.cell(it['b']), Colour::Black), vital) << picture;
    EXPECT_EQ(vital_point(it.board, it.board.cell(it['b']), Colour::White), Cell{0}) << picture;
  }
}

// Ladders go round and round where kos are: in positions of random games no reading may take long or much of the stack.
TEST(GoTactics, GivesUpTangles) {
  int read = 0;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    Random random(seed);
    Board board(9);
    for (int i = 0; i < 400; ++i) {
      const Point at{static_cast<int>(random.below(9)), static_cast<int>(random.below(9))};
      const Colour colour = kColours[static_cast<std::size_t>(i % 2)];
      if (!board.is_empty(at) || board.is_suicide(at, colour) || board.ko() == at) continue;
      board.place(at, colour);
      for (const Point beside : board.neighbours(at)) {
        if (board.is_empty(beside) || board.liberties(beside) > 2) continue;
        const Cell stone = board.cell(beside);
        read += static_cast<int>(board.in_atari(stone) ? Ladders().is_lost(board, stone)
                                                       : Ladders().attack(board, stone) != 0);
      }
    }
  }
  EXPECT_GT(read, 1000);
}

// Every saving move is found by trying all moves: after it the chain cannot be taken in a ladder.
TEST(GoTactics, AgreesWithTryingEveryMove) {
  int saved = 0, lost = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Random random(seed);
    Board board(7);
    for (int i = 0; i < 30; ++i) {
      const Point at{static_cast<int>(random.below(7)), static_cast<int>(random.below(7))};
      const Colour colour = kColours[random.index(2)];
      if (board.is_empty(at) && !board.is_suicide(at, colour)) board.place(at, colour);
    }
    board.pass();
    for (std::size_t i = 0; i < 49; ++i) {
      const Point stone{static_cast<int>(i) / 7, static_cast<int>(i) % 7};
      if (board.is_empty(stone) || board.liberties(stone) != 1) continue;
      const Cell chain = board.cell(stone);
      const bool is_lost = Ladders().is_lost(board, chain);
      EXPECT_EQ(is_lost, Ladders().saving_moves(board, chain).empty()) << seed << '\n' << write_board(board);
      ++(is_lost ? lost : saved);
    }
  }
  EXPECT_GT(saved, 50);
  EXPECT_GT(lost, 50);
}

}  // namespace
}  // namespace quintet::go
