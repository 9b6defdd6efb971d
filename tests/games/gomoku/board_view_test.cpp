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

TEST_F(GomokuBoard, EveryCrossingIsHitAtItsOwnPlaceAndNearIt) {
  for (const int side : {5, 15, 19, 20}) {
    view.fit({100, 50, 700, 500}, side);
    for (int row = 0; row < side; ++row) {
      for (int column = 0; column < side; ++column) {
        const Point at{row, column};
        for (const Vec away : {Vec{0, 0}, Vec{0.4F, 0.4F}, Vec{-0.4F, 0.4F}, Vec{0.4F, -0.4F}})
          EXPECT_EQ(view.hit(view.centre(at) + away * view.grid().side, Duration{0}), at);
      }
    }
  }
}

TEST_F(GomokuBoard, NothingIsHitBeyondTheOuterLines) {
  view.fit({0, 0, 600, 600}, 15);
  const float step = view.grid().side;
  EXPECT_EQ(view.hit(view.centre({0, 7}) - Vec{0, 0.6F * step}, Duration{0}), std::nullopt);
  EXPECT_EQ(view.hit(view.centre({14, 14}) + Vec{0.6F * step, 0}, Duration{0}), std::nullopt);
  EXPECT_EQ(view.hit({700, 300}, Duration{0}), std::nullopt);
}

TEST_F(GomokuBoard, IsTheLargestThatFitsTheAreaAndInItsMiddle) {
  for (const Rect area : {Rect{10, 20, 900, 400}, Rect{10, 20, 400, 900}, Rect{0, 0, 300, 300}}) {
    view.fit(area, 15);
    EXPECT_FLOAT_EQ(view.plate().w, std::min(area.w, area.h));
    EXPECT_NEAR(view.plate().centre().x, area.centre().x, 0.01);
    EXPECT_NEAR(view.plate().centre().y, area.centre().y, 0.01);
  }
}

TEST_F(GomokuBoard, MovesOnlyWhileAStoneIsPlaced) {
  view.fit({0, 0, 600, 600}, 15);
  gomoku::Game game;
  view.show(game.play({.at = {7, 7}}), milliseconds(1000));
  EXPECT_TRUE(view.moving(milliseconds(1001)));
  EXPECT_FALSE(view.moving(milliseconds(1000) + motion::kBase));
  view.show(game.play({.at = {7, 8}}), milliseconds(5000));
  view.finish();
  EXPECT_FALSE(view.moving(milliseconds(5001)));
}

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

TEST_F(GomokuBoard, AStoneLandsBeforeTheMotionEndsAndAtOnceWithReducedMotion) {
  view.fit({0, 0, 600, 600}, 15);
  gomoku::Game game;
  EXPECT_FALSE(view.lands_at());
  view.show(game.play({.at = {7, 7}}), milliseconds(1000));
  ASSERT_TRUE(view.lands_at());
  EXPECT_GT(*view.lands_at(), milliseconds(1000));
  EXPECT_LT(*view.lands_at(), view.busy_until());
  ui::Settings settings = test.player().settings();
  settings.reduced_motion = true;
  test.player().change(settings);
  view.show(game.play({.at = {7, 8}}), milliseconds(2000));
  EXPECT_EQ(view.lands_at(), milliseconds(2000));
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
