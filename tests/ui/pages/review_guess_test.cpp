// Guessing the moves of a reviewed game.
#include "ui/pages/review_guess.hpp"

#include <gtest/gtest.h>

namespace quintet::ui {
namespace {

using Result = GuessGame::Result;

TEST(ReviewGuess, TheSameMoveIsWorthMost) {
  GuessGame game({1, 3, 5, 7, 9});
  EXPECT_TRUE(game.asks());
  game.take_same();
  EXPECT_EQ(game.points(), 3);
  game.next();
  EXPECT_EQ(game.ply(), 3U);
  game.take_other(MoveQuality::Fine, false);
  EXPECT_EQ(game.result(), Result::Good);
  game.next();
  game.take_other(MoveQuality::Inaccuracy, false);
  EXPECT_EQ(game.result(), Result::Close);
  game.next();
  game.take_other(MoveQuality::Blunder, false);
  EXPECT_EQ(game.result(), Result::Wrong);
  game.next();
  game.take_other(MoveQuality::Mistake, true);
  EXPECT_EQ(game.result(), Result::Good) << "the move of the game was no better";
  EXPECT_TRUE(game.is_last());
  EXPECT_EQ(game.points(), 3 + 2 + 1 + 0 + 2);
  EXPECT_EQ(game.right(), 1U);
  EXPECT_EQ(game.guessed(), 5U);
}

TEST(ReviewGuess, AMoveThatWasNotGuessedDoesNotCount) {
  GuessGame game({1, 3});
  game.take_same();
  game.next();
  EXPECT_EQ(game.guessed(), 1U);
  EXPECT_EQ(game.number(), 2U);
  EXPECT_EQ(game.result(), std::nullopt);
}

}  // namespace
}  // namespace quintet::ui
