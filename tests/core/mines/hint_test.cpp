#include "core/mines/hint.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/mines/chances.hpp"
#include "core/mines/deal.hpp"
#include "core/mines/drawn.hpp"

namespace quintet::mines {
namespace {

void open(Game& game, std::initializer_list<Point> cells) {
  for (const Point at : cells) game.play({Action::Open, at});
}

TEST(MinesHint, NamesAGoodFirstCell) {
  const Hint free = find_hint(Game(Start{.rules = kBeginner, .random = Random(1)}));
  EXPECT_EQ(free.kind, Hint::Kind::Start);
  EXPECT_TRUE(kBeginner.size.contains(free.at));
  const Hint given = find_hint(game_on("..*"), Point{0, 1});
  EXPECT_EQ(given.kind, Hint::Kind::Given);
  EXPECT_EQ(given.at, (Point{0, 1}));
}

TEST(MinesHint, NamesAWrongFlagBeforeOtherSafeCells) {
  Game game = game_on("*..*\n....");
  open(game, {{0, 1}, {1, 0}, {1, 1}});
  EXPECT_EQ(find_hint(game).at, (Point{0, 2}));
  game.play({Action::Mark, {1, 2}});
  const Hint hint = find_hint(game);
  EXPECT_EQ(hint.kind, Hint::Kind::Certain);
  EXPECT_EQ(hint.at, (Point{1, 2}));
  game.play({Action::Mark, {1, 2}});
  game.play({Action::Mark, {0, 0}});
  EXPECT_EQ(find_hint(game).at, (Point{0, 2})) << "a right flag is none of its business";
}

TEST(MinesHint, ReckonsTheRiskOfAGuess) {
  Game game = game_on("*.\n..");
  open(game, {{1, 1}});
  const Hint hint = find_hint(game);
  EXPECT_EQ(hint.kind, Hint::Kind::Guess);
  EXPECT_NEAR(hint.mine, 1.0 / 3, 1e-12);
  EXPECT_NEAR(hint.least, 1.0 / 3, 1e-12);
}

// Random boards are played by hints, under flags of which some are wrong.
TEST(MinesHint, IsNeverAMineWhereItIsCertain) {
  Random chance(11);
  int certain = 0, guesses = 0, wrong = 0;
  for (int i = 0; i < 150; ++i) {
    const Rules rules{.size = {8, 7}, .mines = 6 + static_cast<int>(chance.below(9)), .no_guess = false};
    Game game(Start{.rules = rules, .random = Random(chance.next())});
    game.play({Action::Open, find_hint(game).at});
    while (!game.over()) {
      const Point flagged{static_cast<int>(chance.below(7)), static_cast<int>(chance.below(8))};
      if (game.cover(flagged) == Cover::Closed) game.play({Action::Mark, flagged});
      const Hint hint = find_hint(game);
      const bool is_mine = game.laid()->field.is_mine(hint.at);
      const ChanceTable table = chances(game.position());
      if (hint.kind == Hint::Kind::Certain) {
        ASSERT_FALSE(is_mine) << shown(game);
        for (const Point at : hint.reason.given) ASSERT_TRUE(game.laid()->field.is_mine(at)) << shown(game);
        ++certain;
      } else {
        ASSERT_EQ(hint.kind, Hint::Kind::Guess);
        ASSERT_EQ(hint.mine, table.mine[hint.at]);
        ASSERT_GT(hint.least, 0);
        ASSERT_LE(hint.least, hint.mine);
        ++guesses;
      }
      if (game.cover(hint.at) == Cover::Flag) {
        wrong += hint.kind == Hint::Kind::Certain ? 1 : 0;
        game.play({Action::Mark, hint.at});
      }
      game.play({Action::Open, hint.at});
    }
  }
  EXPECT_GT(certain, 500);
  EXPECT_GT(guesses, 20);
  EXPECT_GT(wrong, 20);
}

}  // namespace
}  // namespace quintet::mines
