#include "games/gomoku/board_view.hpp"

#include <gtest/gtest.h>

#include <set>

#include "games/gomoku/art.hpp"
#include "games/gomoku/seats.hpp"
#include "games/gomoku/settings.hpp"
#include "support/test_context.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

class GomokuBoard : public testing::Test {
 protected:
  TestContext test;
  BoardView view{test.context()};
};

TEST_F(GomokuBoard, AFiveIsAnimatedBrieflyAndNotWithReducedMotion) {
  view.fit({0, 0, 600, 600}, 15);
  gomoku::Game game;
  gomoku::Played last;
  for (int i = 0; i < 5; ++i) {
    last = game.play({.at = {7, i}});
    if (i < 4) game.play({.at = {9, i}});
  }
  ASSERT_EQ(last.five.size(), 5U);
  view.show(last, Duration{0});
  EXPECT_LE(view.busy_until(), milliseconds(2000));
  EXPECT_LT(view.lights().lit(), view.busy_until());  // the dimming eases back afterwards
  ui::Settings settings = test.player().settings();
  settings.reduced_motion = true;
  test.player().change(settings);
  view.show(last, Duration{0});
  EXPECT_LE(view.busy_until(), 2 * motion::kCrossFade);
}

// What the loser says does not stand on the winner's card.
TEST(GomokuSeats, AComputerSpeaksOnItsOwnCard) {
  TestContext test;
  const Localiser& words = test.context().words;
  for (const char* game : {"h8a1i8c1j8e1k8g1l8", "a1h8c1i8e1j8g1k8a3l8"}) {
    Match match({}, {SeatPlayer{}, SeatPlayer{Level::Adept}});
    const auto stones = read_points(game, kUsualSide);
    for (const Point at : *stones) match.play({.at = at});
    ASSERT_TRUE(match.over());
    EXPECT_EQ(ended_card(words, match, Seat::First).words, "");
    EXPECT_NE(ended_card(words, match, Seat::Second).words, "");
    EXPECT_EQ(ended_card(words, match, Seat::First).won, match.winner() == Seat::First);
  }
}

// The next game against the same opponent may end with something else.
TEST(GomokuSeats, AComputerHasMoreThanOneSentence) {
  TestContext test;
  std::set<std::string> said;
  for (const char* game : {"h8a1i8c1j8e1k8g1l8", "h8a1i8c1j8e1k8g1a15g3l8"}) {
    Match match({}, {SeatPlayer{}, SeatPlayer{Level::Adept}});
    const auto stones = read_points(game, kUsualSide);
    for (const Point at : *stones) match.play({.at = at});
    said.insert(ended_card(test.context().words, match, Seat::Second).words);
  }
  EXPECT_EQ(said.size(), 2U);
}

TEST(GomokuSeats, APersonKeepsTheirPortraitWithEitherColour) {
  TestContext test;
  const SeatPlayer person{}, computer{Level::Expert};
  const Match black({}, {person, computer}), white({}, {computer, person});
  const Localiser& words = test.context().words;
  EXPECT_EQ(seat_card(words, black, Seat::First, {}).portrait,
            seat_card(words, white, Seat::Second, {}).portrait);
  EXPECT_NE(seat_card(words, black, Seat::First, {}).portrait,
            seat_card(words, black, Seat::Second, {}).portrait);
}

TEST(GomokuSeats, TwoEqualComputersHaveDifferentPortraits) {
  TestContext test;
  for (const Level level : kLevels) {
    const Match match({}, {SeatPlayer{level}, SeatPlayer{level}});
    EXPECT_NE(seat_card(test.context().words, match, Seat::First, {}).portrait,
              seat_card(test.context().words, match, Seat::Second, {}).portrait);
  }
}

TEST(GomokuBowls, HoldAsManyStonesAsTheBoardTakes) {
  EXPECT_EQ(stone_bowl(gomoku::Board(15), gomoku::Colour::Black).all, 113);
  EXPECT_EQ(stone_bowl(gomoku::Board(15), gomoku::Colour::White).all, 112);
  for (const int side : {15, 19, 20})
    EXPECT_EQ(stone_bowl(gomoku::Board(side), gomoku::Colour::Black).all +
                  stone_bowl(gomoku::Board(side), gomoku::Colour::White).all,
              side * side);
}

TEST(GomokuLooks, PartsWithoutASettingFollowTheTheme) {
  TestContext test;
  ui::Settings settings = test.player().settings();
  settings.desk = Desk::Walnut;
  test.player().change(settings);
  test.player().change(quintet::gomoku::Settings{.frame = Desk::Celadon});
  const BoardLook look = board_look(test.context());
  EXPECT_EQ(look.board, Desk::Walnut);
  EXPECT_EQ(look.frame, Desk::Celadon);
  EXPECT_EQ(look.window, Desk::Walnut);
}

}  // namespace
}  // namespace quintet::gomoku
