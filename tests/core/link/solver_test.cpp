#include "core/link/solver.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/link/deal.hpp"
#include "core/link/gravity.hpp"
#include "core/link/lines.hpp"
#include "core/link/playout.hpp"
#include "support/boards.hpp"

namespace quintet::link {
namespace {

Outcome outcome(const Board& b, const Rules& rules, const Effort& effort = {}) {
  const Solution solution = solve(b, rules, effort, Random(0));
  if (solution.outcome == Outcome::Solvable) {
    EXPECT_TRUE(clears(b, rules, solution.pairs)) << write_board(b);
  } else {
    EXPECT_TRUE(solution.pairs.empty());
  }
  return solution.outcome;
}

// All orders, without pruning.
bool is_solvable_by_force(const Board& b, const Rules& rules) {
  if (b.tiles() == 0) return true;
  for (const Pair& pair : removable_pairs(b, rules.outside)) {
    if (is_solvable_by_force(take_pair(b, pair, rules.gravity).board, rules)) return true;
  }
  return false;
}

TEST(Solver, ARowOfTwoCrossingPairsNeedsPathsOutside) {
  EXPECT_EQ(outcome(board("ABAB"), {{}, Outside::Forbidden}), Outcome::Unsolvable);
  EXPECT_EQ(outcome(board("ABAB"), {{}, Outside::Allowed}), Outcome::Solvable);
}

TEST(Solver, ASquareOfTwoCrossingPairsIsUnsolvableEvenWithPathsOutside) {
  EXPECT_EQ(outcome(board(R"(
      AB
      BA)"),
                    {}),
            Outcome::Unsolvable);
}

TEST(Solver, AnEmptyBoardIsSolved) {
  EXPECT_EQ(outcome(board(".#."), {}), Outcome::Solvable);
}

TEST(Solver, AnOddPictureProvesThatThereIsNoSolution) {
  EXPECT_EQ(outcome(board("AAABBB"), {}, {.playouts = 0, .nodes = 0}), Outcome::Unsolvable);
}

TEST(Solver, WithoutNodesTheResultIsUnknown) {
  EXPECT_EQ(outcome(board("AABB"), {}, {.playouts = 0, .nodes = 0}), Outcome::Unknown);
}

TEST(Solver, AgreesWithAllOrdersOnSmallBoards) {
  Random random(51);
  int solvable = 0;
  int unsolvable = 0;
  for (int i = 0; i < 3000; ++i) {
    const Rules rules{kGravities[static_cast<std::size_t>(i) % kGravities.size()],
                      random.below(4) == 0 ? Outside::Allowed : Outside::Forbidden};
    Board b(Size{4, 3});
    std::vector<Tile> tiles;
    for (int pair = 0; pair < 5; ++pair)
      tiles.insert(tiles.end(), 2, tile(static_cast<int>(random.below(4))));
    tiles.push_back(Tile::Stone);
    tiles.push_back(random.below(2) == 0 ? Tile::Stone : Tile::Empty);
    random.shuffle(std::span(tiles));
    for (std::size_t j = 0; j < tiles.size(); ++j) b.set(b.cells().point(j), tiles[j]);
    const bool expected = is_solvable_by_force(b, rules);
    ASSERT_EQ(outcome(b, rules, {.playouts = 0}), expected ? Outcome::Solvable : Outcome::Unsolvable)
        << name(rules.gravity) << '\n'
        << write_board(b);
    ++(expected ? solvable : unsolvable);
  }
  EXPECT_GT(solvable, 300);
  EXPECT_GT(unsolvable, 300);
}

TEST(Solver, SolvesDealtBoards) {
  int solved = 0;
  for (std::uint64_t seed = 0; seed < 44; ++seed) {
    const Rules rules{.gravity = kGravities[seed % kGravities.size()]};
    const auto dealt = deal({.layout = plain_layout({16, 10}), .rules = rules, .kinds = 18}, Random(seed));
    solved += outcome(dealt->board, rules, {.nodes = 3000}) == Outcome::Solvable ? 1 : 0;
  }
  EXPECT_GE(solved, 40);
}

TEST(Solver, TheSameBoardAndChanceGiveTheSameSolution) {
  const auto dealt = deal({.layout = plain_layout({10, 8}), .rules = {}, .kinds = 10}, Random(5));
  EXPECT_EQ(solve(dealt->board, {}, {}, Random(1)).pairs, solve(dealt->board, {}, {}, Random(1)).pairs);
}

TEST(Reshuffle, KeepsTheTilesAndTheCellsAndCanBeCleared) {
  Random random(52);
  for (int i = 0; i < 1100; ++i) {
    const Rules rules{kGravities[static_cast<std::size_t>(i) % kGravities.size()],
                      i % 2 == 0 ? Outside::Allowed : Outside::Forbidden};
    Board b = strewn_board({9, 7}, 6, 40, 0, random);
    // Every picture an even number of times.
    for (int kind = 0; kind < 6; ++kind) {
      const auto tiles = tiles_of(b);
      const auto is_kind = [&](Point at) { return b[at] == tile(kind); };
      if (std::ranges::count_if(tiles, is_kind) % 2 != 0)
        b.set(*std::ranges::find_if(tiles, is_kind), Tile::Empty);
    }
    const auto placed = reshuffle(b, rules, random);
    ASSERT_TRUE(placed);
    EXPECT_EQ(tiles_of(*placed), tiles_of(b));
    const auto pictures = [](const Board& of) {
      std::multiset<Tile> result;
      for (const Point at : tiles_of(of)) result.insert(of[at]);
      return result;
    };
    EXPECT_EQ(pictures(*placed), pictures(b));
    EXPECT_EQ(outcome(*placed, rules), Outcome::Solvable) << name(rules.gravity) << write_board(*placed);
    random.next();
  }
}

TEST(Reshuffle, SaysSoIfStonesAllowNone) {
  EXPECT_FALSE(reshuffle(board("A#A"), {{}, Outside::Forbidden}, Random(0)));
}

}  // namespace
}  // namespace quintet::link
