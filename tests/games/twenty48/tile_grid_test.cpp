#include "games/twenty48/tiles.hpp"

#include <gtest/gtest.h>

namespace quintet::twenty48 {
namespace {

TEST(TileGrid, EveryCellHasWholePixelsInsideThePlate) {
  for (const float scale : {0.75F, 1.0F, 1.5F, 2.0F}) {
    for (int side = 3; side <= 8; ++side) {
      for (const float room : {120.0F, 333.3F, 616.0F, 1207.0F}) {
        const ui::BoardGrid grid = tile_grid({7.5F, 3.25F, room, room + 40}, side, scale);
        const auto whole = [scale](float points) {
          return std::abs(points * scale - std::round(points * scale)) < 1e-2F;
        };
        EXPECT_TRUE(whole(grid.side) && whole(grid.gap) && whole(grid.rim)) << side << ' ' << room;
        EXPECT_LE(grid.plate.w, room + 1 / scale);
        EXPECT_GE(grid.plate.w, 0.8F * room) << "uses the room";
        const Rect last = grid.cell({side - 1, side - 1});
        EXPECT_NEAR(last.right() + grid.rim, grid.plate.right(), 1e-2F);
        EXPECT_NEAR(last.bottom() + grid.rim, grid.plate.bottom(), 1e-2F);
      }
    }
  }
}

TEST(TileGrid, EveryCellIsHitByItsMiddleAndTheRimByNone) {
  const ui::BoardGrid grid = tile_grid({0, 0, 600, 600}, 5, 1);
  for (int row = 0; row < 5; ++row) {
    for (int column = 0; column < 5; ++column)
      EXPECT_EQ(grid.hit(grid.cell({row, column}).centre()), (Point{row, column}));
  }
  EXPECT_FALSE(grid.hit(grid.plate.origin() + Vec{1, 1}));
  EXPECT_FALSE(grid.hit({-5, 300}));
}

}  // namespace
}  // namespace quintet::twenty48
