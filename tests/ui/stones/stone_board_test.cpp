#include "ui/stones/stone_board.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/test_context.hpp"

namespace quintet::ui {
namespace {

class AStoneBoard : public testing::Test {
 protected:
  TestContext test;
  StoneBoard board{test.context(), "a board"};
};

TEST_F(AStoneBoard, EveryCrossingIsHitAtItsOwnPlaceAndNearIt) {
  for (const int side : {5, 15, 19, 20}) {
    board.fit({100, 50, 700, 500}, side, Coordinates::Shown);
    for (int row = 0; row < side; ++row) {
      for (int column = 0; column < side; ++column) {
        const Point at{row, column};
        for (const Vec away : {Vec{0, 0}, Vec{0.4F, 0.4F}, Vec{-0.4F, 0.4F}, Vec{0.4F, -0.4F}})
          EXPECT_EQ(board.hit(board.centre(at) + away * board.grid().side, Duration{0}), at);
      }
    }
  }
}

TEST_F(AStoneBoard, NothingIsHitBeyondTheOuterLines) {
  board.fit({0, 0, 600, 600}, 15, Coordinates::Shown);
  const float step = board.grid().side;
  EXPECT_EQ(board.hit(board.centre({0, 7}) - Vec{0, 0.6F * step}, Duration{0}), std::nullopt);
  EXPECT_EQ(board.hit(board.centre({14, 14}) + Vec{0.6F * step, 0}, Duration{0}), std::nullopt);
  EXPECT_EQ(board.hit({700, 300}, Duration{0}), std::nullopt);
}

TEST_F(AStoneBoard, IsTheLargestThatFitsTheAreaAndInItsMiddle) {
  for (const Rect area : {Rect{10, 20, 900, 400}, Rect{10, 20, 400, 900}, Rect{0, 0, 300, 300}}) {
    board.fit(area, 15, Coordinates::Shown);
    EXPECT_FLOAT_EQ(board.plate().w, std::min(area.w, area.h));
    EXPECT_NEAR(board.plate().centre().x, area.centre().x, 0.01);
    EXPECT_NEAR(board.plate().centre().y, area.centre().y, 0.01);
  }
}

TEST_F(AStoneBoard, MovesOnlyWhileAStoneIsPlaced) {
  board.fit({0, 0, 600, 600}, 15, Coordinates::Shown);
  board.drop({7, 7}, milliseconds(1000));
  EXPECT_TRUE(board.moving(milliseconds(1001)));
  EXPECT_FALSE(board.moving(milliseconds(1000) + motion::kBase));
  board.drop({7, 8}, milliseconds(5000));
  board.finish();
  EXPECT_FALSE(board.moving(milliseconds(5001)));
}

TEST_F(AStoneBoard, AStoneLandsBeforeTheMotionEndsAndAtOnceWithReducedMotion) {
  board.fit({0, 0, 600, 600}, 15, Coordinates::Shown);
  EXPECT_FALSE(board.lands_at());
  board.drop({7, 7}, milliseconds(1000));
  ASSERT_TRUE(board.lands_at());
  EXPECT_GT(*board.lands_at(), milliseconds(1000));
  EXPECT_LT(*board.lands_at(), board.busy_until());
  ui::Settings settings = test.player().settings();
  settings.reduced_motion = true;
  test.player().change(settings);
  board.drop({7, 8}, milliseconds(2000));
  EXPECT_EQ(board.lands_at(), milliseconds(2000));
}

TEST_F(AStoneBoard, LetsGoOfTheStonesThatWereTakenBack) {
  board.fit({0, 0, 600, 600}, 15, Coordinates::Hidden);
  board.drop({7, 7}, milliseconds(1000));
  board.lift({{{7, 7}, Stone::Black}}, milliseconds(1010));
  EXPECT_FALSE(board.lands_at());
  EXPECT_TRUE(board.moving(milliseconds(1011)));
  EXPECT_FALSE(board.moving(milliseconds(1010) + motion::kQuick));
}

TEST_F(AStoneBoard, IsSeenWholeUntilItIsZoomed) {
  const Rect area{10, 20, 400, 300};
  board.fit(area, 19, Coordinates::Shown);
  const float side = board.grid().side;
  board.zoom(-3, area.centre());
  EXPECT_TRUE(board.grid().whole());
  EXPECT_EQ(board.grid().side, side);
  board.zoom(6, area.centre());
  EXPECT_FALSE(board.grid().whole());
  EXPECT_GT(board.grid().side, 1.9F * side);
  EXPECT_LE(board.plate().w, area.w);
  EXPECT_GT(board.plate().w, board.plate().h) << "a part of the board fills the area";
  board.show_whole();
  EXPECT_TRUE(board.grid().whole());
  EXPECT_EQ(board.grid().side, side);
}

TEST_F(AStoneBoard, KeepsThePointUnderThePointerWhileItIsZoomed) {
  board.fit({0, 0, 400, 400}, 19, Coordinates::Hidden);
  const Point point{6, 11};
  const Vec at = board.centre(point);
  for (int steps = 0; steps < 8; ++steps) {
    board.zoom(1, at);
    EXPECT_NEAR(board.centre(point).x, at.x, 1);
    EXPECT_NEAR(board.centre(point).y, at.y, 1);
    EXPECT_EQ(board.hit(at, milliseconds(0)), point);
  }
  board.zoom(100, at);
  EXPECT_LE(board.grid().side, 64);
}

TEST_F(AStoneBoard, ScrollsToWhatIsToBeSeen) {
  board.fit({0, 0, 300, 300}, 19, Coordinates::Shown);
  board.zoom(12, {150, 150});
  for (const Point corner : {Point{0, 0}, Point{0, 18}, Point{18, 18}, Point{18, 0}}) {
    board.reveal(corner);
    EXPECT_EQ(board.hit(board.centre(corner), milliseconds(0)), corner);
    const Rect cell = board.grid().cell(corner), window = board.grid().window;
    EXPECT_GE(cell.x, window.x - 1);
    EXPECT_LE(cell.right(), window.right() + 1);
    EXPECT_GE(cell.y, window.y - 1);
    EXPECT_LE(cell.bottom(), window.bottom() + 1);
  }
  EXPECT_FALSE(board.hit(board.centre({0, 18}), milliseconds(0))) << "it is out of sight";
}

}  // namespace
}  // namespace quintet::ui
