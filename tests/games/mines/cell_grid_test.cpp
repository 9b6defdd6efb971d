#include "games/mines/cells.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <set>

namespace quintet::mines {
namespace {

constexpr std::array kBoards{Size{9, 9}, Size{30, 16}, Size{60, 40}, Size{5, 40}};
constexpr Rect kRoom{7.5F, 60.25F, 1072, 582};

TEST(MinesCellGrid, AWholeBoardFitsItsRoomInWholePixels) {
  for (const float scale : {0.75F, 1.0F, 1.5F, 2.0F}) {
    for (const Size board : kBoards) {
      const ui::BoardGrid grid = cell_grid(kRoom, board, scale);
      const float pixels = grid.side * scale;
      EXPECT_NEAR(pixels, std::round(pixels), 1e-2F) << board.width << " at " << scale;
      EXPECT_TRUE(grid.whole());
      EXPECT_GE(grid.plate.x, kRoom.x - 1 / scale);
      EXPECT_LE(grid.plate.right(), kRoom.right() + 1 / scale);
      EXPECT_GE(grid.plate.y, kRoom.y - 1 / scale);
      EXPECT_LE(grid.plate.bottom(), kRoom.bottom() + 1 / scale);
      EXPECT_NEAR(grid.cell({board.height - 1, board.width - 1}).right(), grid.window.right(), 1e-2F);
    }
  }
}

TEST(MinesCellGrid, AWideBoardLiesOnItsSideInATallWindow) {
  EXPECT_EQ(seen_size({540, 960}, {30, 16}), (Size{16, 30}));
  for (const Size board : {Size{16, 16}, Size{16, 30}}) EXPECT_EQ(seen_size({540, 960}, board), board);
  EXPECT_EQ(seen_size({1280, 720}, {30, 16}), (Size{30, 16}));
  EXPECT_EQ(seen_shape({540, 960}, {30, 16}).w, 16);
  ui::BoardGrid grid = cell_grid({0, 0, 500, 900}, {16, 30}, 1);
  grid.turned = true;
  EXPECT_GT(grid.cell({0, 29}).y, grid.cell({0, 0}).y);
  EXPECT_EQ(grid.cell({0, 29}).x, grid.cell({0, 0}).x);
  std::set<Point> seen;
  grid.for_seen([&](Point at) {
    EXPECT_EQ(grid.hit(grid.centre(at)), at);
    seen.insert(at);
  });
  EXPECT_EQ(seen.size(), 480U);
  EXPECT_TRUE(seen.contains({15, 29}));
}

TEST(MinesCellGrid, AScrolledWindowStaysInsideTheBoard) {
  for (const Vec by : {Vec{-500, -500}, Vec{200, 300}, Vec{1e6F, 1e6F}}) {
    const ui::BoardGrid grid = cell_grid(kRoom, {60, 40}, 1, 32, by);
    EXPECT_FALSE(grid.whole());
    EXPECT_GE(grid.scrolled().x, 0);
    EXPECT_GE(grid.scrolled().y, 0);
    EXPECT_LE(grid.window.right(), grid.cell({39, 59}).right() + 1e-2F);
    EXPECT_LE(grid.window.bottom(), grid.cell({39, 59}).bottom() + 1e-2F);
  }
}

TEST(MinesCellGrid, SeenCellsAreThoseThatTheWindowCuts) {
  const ui::BoardGrid grid = cell_grid(kRoom, {60, 40}, 1, 32, {333, 77});
  std::set<Point> seen;
  grid.for_seen([&](Point at) { EXPECT_TRUE(seen.insert(at).second); });
  for (int row = 0; row < 40; ++row) {
    for (int column = 0; column < 60; ++column) {
      const Rect part = intersection(grid.cell({row, column}), grid.window);
      EXPECT_EQ(seen.contains({row, column}), !part.empty()) << row << ',' << column;
      if (part.w > 1 && part.h > 1) {
        EXPECT_EQ(grid.hit(part.centre()), (Point{row, column}));
      }
    }
  }
  EXPECT_FALSE(grid.hit(grid.plate.origin() + Vec{1, 1})) << "the frame is no cell";
}

TEST(MinesCellGrid, CoveringCellsLeaveNothingOfTheAreaFree) {
  constexpr Rect kArea{12, 8, 214, 108};
  for (const Vec place : {Vec{0, 0}, Vec{20, 12}, Vec{40, 24}}) {
    const ui::BoardGrid grid = covering_grid(kArea, {40, 24}, 1.5F, 27, place);
    EXPECT_LE(grid.origin.x, kArea.x);
    EXPECT_LE(grid.origin.y, kArea.y);
    EXPECT_GE(grid.cell({23, 39}).right(), kArea.right() - 1e-2F);
    EXPECT_GE(grid.cell({23, 39}).bottom(), kArea.bottom() - 1e-2F);
  }
}

}  // namespace
}  // namespace quintet::mines
