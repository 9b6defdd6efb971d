#include "core/go/advice.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/go/drawn.hpp"

namespace quintet::go {
namespace {

using Kind = Move::Kind;
using testing::SizeIs;

Game game_with(int side, std::string_view black_and_white_in_turn) {
  Game game({.side = side});
  for (std::string_view rest = black_and_white_in_turn; !rest.empty();
       rest.remove_prefix(rest.size() > 2 ? 3 : 2)) {
    if (rest.starts_with("--"))
      game.play({.kind = Kind::Pass});
    else
      game.play({.at = *read_point_name(rest.substr(0, 2), side)});
  }
  return game;
}

// A game that begins with this board.
Game game_from(const Board& board, RuleSet rules = RuleSet::Chinese) {
  Start start{.side = board.side(), .rules = rules};
  for (std::size_t i = 0; i < board.grid().cells().size(); ++i) {
    const Point at = board.grid().point(i);
    if (!board.is_empty(at)) start.stones[index_of(colour_of(board[at]))].push_back(at);
  }
  return Game(start);
}

TEST(GoAdvice, SaysWhatAMoveTakesAndSaves) {
  // White's stone on d4 has its last liberty on e4.
  const Game taking = game_with(7, "c4 d4 d5 a1 d3 g7");
  EXPECT_EQ(hint_of(taking, {.at = *read_point_name("e4", 7)}).captures, 1);
  EXPECT_EQ(hint_of(taking, {.at = *read_point_name("a7", 7)}).captures, 0);
  const Game saving = game_with(7, "c4 d4 d5 a1 d3");
  const Hint hint = hint_of(saving, {.at = *read_point_name("e4", 7)});
  EXPECT_EQ(hint.saves, 1);
  EXPECT_EQ(hint.captures, 0);
}

TEST(GoAdvice, SaysWhichMoveMakesTheSecondEye) {
  const Drawn it = drawn(R"(
      . a . X O . .
      X X X X O . .
      O O O O O . .
      . . . . . . .
      . . b . . . .
      . . . . . . .
      . . . . . . .)");
  const Game game = game_from(it.board);
  EXPECT_EQ(hint_of(game, {.at = it['a']}).settles, 6) << "the five stones, and the move itself";
  EXPECT_EQ(hint_of(game, {.at = it['b']}).settles, 0);
}

TEST(GoAdvice, KnowsWhenOnlyBoundariesAreLeft) {
  const Drawn it = drawn(R"(
      . X . X O . O
      X X . X O O .
      . X X X O . O
      X . X X O O O
      . X X . X O .
      X X . X X O O
      . X X X . O .)");
  Random random(1);
  EXPECT_TRUE(leaves_boundaries(it.board));
  EXPECT_FALSE(leaves_boundaries(Board(7)));
  for (int game = 0; game < 5; ++game) {
    Board board(7);
    for (int i = 0; i < 24; ++i) {
      const Point at{static_cast<int>(random.below(7)), static_cast<int>(random.below(7))};
      const Colour colour = kColours[static_cast<std::size_t>(i % 2)];
      if (board.is_empty(at) && !board.is_suicide(at, colour)) board.place(at, colour);
    }
    EXPECT_FALSE(leaves_boundaries(board)) << write_board(board);
  }
}

// Under territory scoring a chain in seki has no points, so that it must be marked.
TEST(GoAdvice, ProposesSekiWhereItCounts) {
  const Drawn it = drawn(R"(
      X O b O a X c X O
      X O O O O X X X O
      . X X X X O O O .
      . . . . X O . . .
      . . . . X O . . .
      . . . . X O . . .
      . . . . X O . . .
      . . . . X O . . .
      . . . . X O . . .)");
  for (const RuleSet rules : {RuleSet::Japanese, RuleSet::Chinese}) {
    Game game = game_from(it.board, rules);
    game.play({.kind = Kind::Pass});
    game.play({.kind = Kind::Pass});
    Random random(1);
    const Marks marks = propose_marks(game, 400, random);
    const Mark expected = rules == RuleSet::Japanese ? Mark::Seki : Mark::Alive;
    EXPECT_EQ(marks[Point(1, 1)], expected);
    EXPECT_EQ(marks[Point(1, 5)], expected);
    EXPECT_EQ(marks[Point(2, 1)], Mark::Alive);
    for (const Move& move : marking_moves(game, marks)) game.play(move);
    EXPECT_EQ(game.marks(), marks);
  }
}

TEST(GoAdvice, ListsEachChainInAtariOnce) {
  EXPECT_THAT(ataris(game_with(7, "c4 d4 d5 a1 d3").board()), SizeIs(1));
  EXPECT_THAT(ataris(game_with(7, "c4 d4").board()), SizeIs(0));
}

TEST(GoAdvice, KnowsWhatALadderHasCaught) {
  // Black's last stone, or White's breaker, decides.
  Drawn it = drawn(R"(
      . . . . . . .
      . . X . . . .
      . X O a . . .
      . X . . . . .
      . . . . . . .
      . . . . b . .
      . . . . . . .)");
  it.board.place(it['a'], Colour::Black);
  EXPECT_EQ(caught_in_ladder(it.board, it['a']), Point(2, 2));
  EXPECT_EQ(caught_in_ladder(it.board, {1, 2}), Point(2, 2)) << "any stone that touches it";
  EXPECT_EQ(caught_in_ladder(it.board, {3, 1}), std::nullopt);
  EXPECT_EQ(caught_in_ladder(it.board, {6, 6}), std::nullopt);
  it.board.place(it['b'], Colour::White);
  EXPECT_EQ(caught_in_ladder(it.board, it['a']), std::nullopt);
}

// Running leaves one liberty: that is no ladder.
TEST(GoAdvice, WhatIsTakenAtOnceIsNoLadder) {
  Drawn it = drawn(R"(
      O a . . . . .
      . X . . . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .)");
  it.board.place(it['a'], Colour::Black);
  EXPECT_EQ(caught_in_ladder(it.board, it['a']), std::nullopt);
}

TEST(GoAdvice, EstimatesTerritoryAndLead) {
  Game game = game_with(7, "d7 e7 d6 e6 d5 e5 d4 e4 d3 e3 d2 e2 d1 e1");
  game.set_terms(RuleSet::Chinese, 15);
  const Estimate it = estimate(game);
  EXPECT_GT(it.owned[*read_point_name("a4", 7)], 0.5F);
  EXPECT_LT(it.owned[*read_point_name("g4", 7)], -0.5F);
  EXPECT_NEAR(it.lead, 7 - 7.5, 3);
}

TEST(GoAdvice, EstimatesThatNobodyLeadsMuchAfterOneStone) {
  for (const int side : {9, 13, 19}) {
    Game game({.side = side});
    game.play({.at = {3, side - 5}});
    const Estimate it = estimate(game);
    EXPECT_NEAR(it.lead, 0, 5) << side;
    const float at_corner = it.owned[{side - 2, 1}];
    EXPECT_NEAR(at_corner, 0, 0.5) << side;
  }
}

const std::string_view kBorder = "d7 e7 d6 e6 d5 e5 d4 e4 d3 e3 d2 e2 d1 e1 g7 a7 -- --";

TEST(GoAdvice, MarksAProposalByGroups) {
  Game game = game_with(7, kBorder);
  Marks proposal(game.board().size());
  for (const char* at : {"g7", "a7"}) proposal[*read_point_name(at, 7)] = Mark::Dead;
  const std::vector<Move> moves = marking_moves(game, proposal);
  ASSERT_THAT(moves, SizeIs(2));
  EXPECT_EQ(disputed(game, proposal), std::nullopt) << "White wins by komi either way";
  for (const Move& move : moves) game.play(move);
  EXPECT_EQ(game.marks(), proposal);
}

// Through a gap in the border the dead stone is connected with a wall that lives.
TEST(GoAdvice, MarksNoLivingStonesBesideDeadOnes) {
  Game game = game_with(7, "c1 d1 c2 d2 c3 d3 c5 d4 c6 d5 c7 d6 -- d7 -- a1 -- --");
  const Point dead = *read_point_name("a1", 7);
  ASSERT_GT(group_of(game.board(), dead).size(), 1U);
  Marks proposal(game.board().size());
  proposal[dead] = Mark::Dead;
  for (const Move& move : marking_moves(game, proposal)) game.play(move);
  EXPECT_EQ(game.marks(), proposal);
  game.play(dead_at(game, dead, proposal));
  EXPECT_EQ(game.marks(), Marks(game.board().size()));
}

TEST(GoAdvice, DisputesOnlyWhatChangesTheWinner) {
  Game game = game_with(7, kBorder);
  game.set_terms(RuleSet::Chinese, 0);
  Marks proposal(game.board().size());
  proposal[*read_point_name("g7", 7)] = Mark::Dead;
  proposal[*read_point_name("a7", 7)] = Mark::Dead;
  for (const Move& move : marking_moves(game, proposal)) game.play(move);
  EXPECT_EQ(game.count().lead(), 14);
  EXPECT_EQ(disputed(game, proposal), std::nullopt);
  // With its stone alive White's side is ahead.
  game.play({.kind = Kind::Dead, .at = *read_point_name("a7", 7)});
  EXPECT_EQ(disputed(game, proposal), read_point_name("a7", 7));
}

TEST(GoAdvice, FillsNeutralPointsAndStopsAgain) {
  // A column between the walls belongs to nobody.
  Game game = game_with(7, "c7 e7 c6 e6 c5 e5 c4 e4 c3 e3 c2 e2 c1 e1 -- --");
  ASSERT_THAT(neutral_points(game.board(), game.marks()), SizeIs(7));
  for (const Move& move : filling_moves(game)) {
    ASSERT_TRUE(game.is_legal(move));
    game.play(move);
  }
  EXPECT_EQ(game.phase(), Phase::Counting);
  EXPECT_THAT(neutral_points(game.board(), game.marks()), SizeIs(0));
}

}  // namespace
}  // namespace quintet::go
