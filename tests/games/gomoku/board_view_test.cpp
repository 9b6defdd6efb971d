#include "games/gomoku/board_view.hpp"

#include <gtest/gtest.h>

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
