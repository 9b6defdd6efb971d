#include "core/mines/review.hpp"

#include <gtest/gtest.h>

#include <stop_token>

#include "core/mines/deal.hpp"
#include "core/mines/drawn.hpp"
#include "core/mines/figures.hpp"
#include "core/session.hpp"

namespace quintet::mines {
namespace {

Move opening(Point at) {
  return {Action::Open, at};
}

TEST(MinesReview, ACertainCellIsCertain) {
  Game game = game_on(R"(
    *...
    ....)");
  game.play(opening({1, 0}));
  game.play(opening({0, 1}));
  // The only mine is in the corner or at 1,1.
  EXPECT_EQ(review_click(game, opening({0, 2}))->worth, Worth::Certain);
  const auto needless = review_click(game, opening({1, 1}));
  EXPECT_EQ(needless->worth, Worth::Needless);
  EXPECT_NEAR(needless->risk, 0.5, 1e-12);
  EXPECT_EQ(needless->least, 0);
  EXPECT_EQ(needless->safest, (Point{0, 2}));
}

TEST(MinesReview, AGambleIsComparedWithTheSafestCell) {
  // One mine beside the 1 in two cells, one in the three cells away.
  Game game = game_on(R"(
    *..*..)");
  game.play(opening({0, 1}));
  const auto beside = review_click(game, opening({0, 2}));
  const auto away = review_click(game, opening({0, 4}));
  EXPECT_NEAR(beside->risk, 0.5, 1e-12);
  EXPECT_NEAR(beside->least, 1.0 / 3, 1e-12);
  EXPECT_EQ(beside->worth, Worth::Gamble);
  EXPECT_EQ(beside->safest, (Point{0, 3}));
  EXPECT_NEAR(away->risk, 1.0 / 3, 1e-12);
  EXPECT_EQ(away->worth, Worth::Safest);
}

TEST(MinesReview, AChordIsAsDangerousAsItsFlags) {
  Game game = game_on(R"(
    *..
    ...
    ..*)");
  game.play(opening({1, 1}));
  game.play({Action::Mark, {0, 0}});
  game.play({Action::Mark, {2, 2}});
  const auto gamble = review_click(game, {Action::Chord, {1, 1}});
  // Two mines in eight cells: one board of 28 is right.
  EXPECT_NEAR(gamble->risk, 27.0 / 28, 1e-12);
  EXPECT_EQ(gamble->worth, Worth::Gamble);
  Game sure = game_on("*..\n");
  sure.play(opening({0, 1}));
  EXPECT_FALSE(review_click(sure, {Action::Mark, {0, 0}}));
}

TEST(MinesReview, TheFirstClickIsNotJudged) {
  EXPECT_FALSE(review_click(Game(Start{kExpert, Random(1)}), opening({0, 0})));
}

TEST(MinesReview, LostClicksAreNeverCertainAndCertainOnesNeverLose) {
  Random chance(1);
  int certain = 0, lost = 0;
  for (int i = 0; i < 500; ++i) {
    Game game(Start{{.size = {7, 6}, .mines = 8, .first = FirstClick::Safe, .no_guess = false}, chance});
    chance.next();
    game.play(opening({3, 3}));
    while (!game.over()) {
      const auto cell = static_cast<int>(chance.below(42));
      const Move move{chance.below(4) == 0   ? Action::Mark
                      : chance.below(2) == 0 ? Action::Open
                                             : Action::Chord,
                      {cell / 7, cell % 7}};
      if (!game.is_legal(move)) continue;
      const auto review = review_click(game, move);
      const Status status = game.play(move).status;
      if (!review) continue;
      ASSERT_GE(review->risk, 0);
      ASSERT_LE(review->risk, 1);
      ASSERT_EQ(review->worth == Worth::Certain, review->risk == 0);
      ASSERT_FALSE(status == Status::Lost && review->worth == Worth::Certain);
      certain += review->worth == Worth::Certain ? 1 : 0;
      lost += status == Status::Lost ? 1 : 0;
    }
  }
  EXPECT_GT(certain, 80);
  EXPECT_GT(lost, 50);
}

TEST(MinesReview, AStopLeavesItUnknown) {
  Game game = game_on("*...\n....");
  game.play(opening({1, 0}));
  std::stop_source source;
  EXPECT_NE(review_click(game, opening({1, 1}), source.get_token())->worth, Worth::Unknown);
  source.request_stop();
  EXPECT_EQ(review_click(game, opening({1, 1}), source.get_token())->worth, Worth::Unknown);
}

TEST(MinesFigures, CountClicksAndWhatTheyDid) {
  const Field field = drawn_field(R"(
    *...*
    .....
    ....*)");
  const Rules rules{.size = {5, 3}, .mines = 3, .no_guess = false};
  Session<Game> session(Start{rules, Random(1), Start::Given{{field, false}, {0, 0}}});
  EXPECT_EQ(figures(session.game(), session.played()).efficiency(), 0);
  session.play(opening({2, 0}));
  const Figures after = figures(session.game(), session.played());
  EXPECT_EQ(after.three_bv, three_bv(field, Flood::Eight));
  EXPECT_EQ(after.clicks, 1);
  EXPECT_EQ(after.done, 1);
  session.play({Action::Mark, {0, 0}});
  EXPECT_EQ(figures(session.game(), session.played()).efficiency(), 0.5);
  for (int row = 0; row < 3; ++row) {
    for (int column = 0; column < 5; ++column) {
      if (!field.is_mine({row, column}) && session.game().is_legal(opening({row, column})))
        session.play(opening({row, column}));
    }
  }
  EXPECT_EQ(session.game().status(), Status::Won);
  EXPECT_EQ(figures(session.game(), session.played()).done,
            figures(session.game(), session.played()).three_bv);
}

}  // namespace
}  // namespace quintet::mines
