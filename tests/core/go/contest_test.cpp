#include "core/go/contest.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "core/go/search.hpp"

namespace quintet::go {
namespace {

TEST(GoOpening, IsAGameInPlayWithAFewMoves) {
  Random chance(1);
  for (const int side : {5, 9, 13, 19}) {
    const Game game = opening({.side = side}, chance);
    EXPECT_EQ(game.phase(), Phase::Playing);
    EXPECT_EQ(game.board().stones(), side / 2);
  }
}

TEST(GoOpening, DiffersFromOneToTheNextAndComesAgainWithItsSeed) {
  std::set<std::uint64_t> seen;
  Random chance(3), again(3);
  for (int i = 0; i < 20; ++i) {
    const Game game = opening({.side = 9}, chance);
    seen.insert(game.board().key());
    EXPECT_EQ(game.board().key(), opening({.side = 9}, again).board().key());
  }
  EXPECT_GE(seen.size(), 15U);
}

TEST(GoOpening, LeavesBothSidesAChance) {
  constexpr Effort kCloser{.evaluations = 200};
  Random chance(5);
  for (int i = 0; i < 10; ++i) {
    const Game game = opening({.side = 9}, chance);
    const float found = Searcher().think(game, kCloser, Resigns::Never, Random(1)).chance;
    EXPECT_LT(std::abs(found - 0.5F), 0.4F);
  }
}

}  // namespace
}  // namespace quintet::go
