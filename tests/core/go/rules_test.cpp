#include "core/go/rules.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

#include "core/go/game.hpp"
#include "core/go/slow_rules.hpp"
#include "core/random.hpp"
#include "core/text.hpp"

namespace quintet::go {
namespace {

TEST(GoRules, HaveNames) {
  for (const RuleSet set : kRuleSets) EXPECT_EQ(read_rule_set(name(set)), set);
  EXPECT_FALSE(read_rule_set("ing"));
}

TEST(GoRules, GiveWhitePointsForHandicapStones) {
  EXPECT_EQ(bonus_of(rules_of(RuleSet::Chinese), 4), 4);
  EXPECT_EQ(bonus_of(rules_of(RuleSet::Aga), 4), 3);
  EXPECT_EQ(bonus_of(rules_of(RuleSet::Aga), 0), 0);
  EXPECT_EQ(bonus_of(rules_of(RuleSet::Japanese), 4), 0);
}

TEST(GoRules, ReadAndWriteHalfPoints) {
  for (int halves = -25; halves < 25; ++halves) EXPECT_EQ(read_halves(write_halves(halves)), halves);
  EXPECT_EQ(write_halves(-1), "-0.5");
  EXPECT_EQ(read_halves("6.50"), 13);
  EXPECT_EQ(read_halves("7.0"), 14);
  for (const char* bad : {"", "-", ".5", "7.", "7.25", "7.55", "7,5", "1001", "--1", "7.5 ", "1e1"})
    EXPECT_FALSE(read_halves(bad)) << bad;
}

// A text like that of the slow game.
std::string cells_of(const Board& board) {
  std::string cells = write_board(board);
  std::erase(cells, '\n');
  return cells;
}

// Random moves, also onto own eyes, so that stones are taken again and again.
void compare_a_game(RuleSet set, std::uint64_t seed) {
  Random random(seed);
  const int side = kLeastSide + static_cast<int>(random.below(3));
  Game game({.side = side, .rules = set});
  SlowGame slow(side, game.rules());
  const int moves = 30 + static_cast<int>(random.below(120));
  for (int i = 0; i < moves && !game.over(); ++i) {
    const Point at{static_cast<int>(random.index(static_cast<std::size_t>(side))),
                   static_cast<int>(random.index(static_cast<std::size_t>(side)))};
    ASSERT_EQ(game.is_legal({.at = at}), slow.is_legal(at.row, at.column))
        << name(set) << " seed " << seed << " move " << i << " at " << quintet::write_point(at) << '\n'
        << write_board(game.board());
    if (random.below(20) == 0 && !game.passed()) {
      game.play({.kind = Move::Kind::Pass});
      slow.pass();
    } else if (game.is_legal({.at = at})) {
      game.play({.at = at});
      slow.play(at.row, at.column);
    }
    ASSERT_EQ(cells_of(game.board()), slow.cells()) << name(set) << " seed " << seed << " move " << i;
    ASSERT_EQ(game.ending() == Ending::NoResult, slow.cycled()) << name(set) << " seed " << seed;
    for (const Colour colour : kColours) {
      ASSERT_EQ(game.prisoners(colour), slow.taken_by(colour == Colour::Black ? 'X' : 'O'))
          << name(set) << " seed " << seed << " move " << i;
    }
  }
  // What the board knows of its chains is what is there.
  for (std::size_t i = 0; i < game.board().grid().cells().size(); ++i) {
    const Point at = game.board().grid().point(i);
    if (game.board().is_empty(at)) continue;
    ASSERT_EQ(static_cast<std::size_t>(game.board().liberties(at)), game.board().liberty_points(at).size());
    ASSERT_EQ(static_cast<std::size_t>(game.board().chain_size(at)), game.board().chain(at).size());
  }
}

// QUINTET_GO_GAMES plays another number for each rule set.
TEST(GoRules, AgreeWithTheSlowOnesInRandomGames) {
  const char* wanted = std::getenv("QUINTET_GO_GAMES");
  const std::uint64_t games = wanted ? std::strtoull(wanted, nullptr, 10) : 600;
  for (const RuleSet set : kRuleSets) {
    for (std::uint64_t seed = 0; seed < games && !testing::Test::HasFatalFailure(); ++seed)
      compare_a_game(set, seed);
  }
}

}  // namespace
}  // namespace quintet::go
