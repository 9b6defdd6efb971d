// The places of cells, in random areas and boards: as the games lay them out, with gaps, rims, and a part in sight.
#include "ui/kit/board_grid.hpp"

#include <gtest/gtest.h>

#include "core/random.hpp"

namespace quintet::ui {
namespace {

struct Sample {
  Rect area;
  Size board;
  BoardGrid grid;
};

class BoardGrids {
 public:
  // Boards of every kind, some of them larger than their area.
  Sample next() {
    const Rect area{between(-50, 200), between(-50, 200), between(120, 1400), between(120, 900)};
    const Size board{1 + static_cast<int>(random_.below(40)), 1 + static_cast<int>(random_.below(40))};
    if (random_.below(4) == 0) return {area, board, BoardGrid::fitting(area, board, between(0, 1.5F))};
    const float scale = between(0.7F, 2.5F), gap = between(0, 0.2F), rim = between(0, 1);
    const float fitting = BoardGrid::fitting_side(area, board, gap, rim);
    const float larger = random_.below(3) == 0 ? between(1, 4) : 1;
    const float side = std::max(whole_pixels(fitting * larger, scale), 1 / scale);
    const BoardGrid::Lengths lengths{
        .side = side, .gap = whole_pixels(gap * side, scale), .rim = larger > 1 ? 2 : rim * side};
    return {area, board, BoardGrid(area, board, lengths, scale, {between(-50, 900), between(-50, 900)})};
  }
  float between(float least, float most) {
    return least + (most - least) * static_cast<float>(random_.below(10'001)) / 10'000;
  }

 private:
  Random random_{19};
};

bool inside(Rect outer, Rect part) {
  constexpr float kNoise = 0.02F;
  const Rect room = outer.grown(kNoise);
  return part.x >= room.x && part.y >= room.y && part.right() <= room.right() &&
         part.bottom() <= room.bottom();
}

TEST(BoardGrid, EveryCentreInSightHitsItsCellAndNothingIsHitOutside) {
  BoardGrids samples;
  for (int i = 0; i < 3'000; ++i) {
    const auto [area, board, grid] = samples.next();
    grid.for_seen([&](Point at) {
      EXPECT_TRUE(board.contains(at));
      if (grid.window.contains(grid.centre(at))) {
        EXPECT_EQ(grid.hit(grid.centre(at)), at) << i;
      }
    });
    const Rect seen = grid.window.grown(grid.gap);
    for (const Vec outside : {Vec{seen.x - 1, seen.centre().y}, Vec{seen.right() + 1, seen.centre().y},
                              Vec{seen.centre().x, seen.y - 1}, Vec{seen.centre().x, seen.bottom() + 1}})
      EXPECT_EQ(grid.hit(outside), std::nullopt) << i;
  }
}

TEST(BoardGrid, ABoardThatFitsIsSeenWholeInItsArea) {
  BoardGrids samples;
  for (int i = 0; i < 3'000; ++i) {
    const Sample sample = samples.next();
    const BoardGrid& grid = sample.grid;
    // The size may be rounded by a point, and the place by less than one and a half at these scales.
    EXPECT_TRUE(inside(sample.area.grown(2.5F), grid.plate)) << i;
    EXPECT_TRUE(inside(grid.plate.grown(1.5F), grid.window)) << i;
    if (!grid.whole()) continue;
    int seen = 0;
    grid.for_seen([&seen](Point) { ++seen; });
    EXPECT_EQ(seen, sample.board.area()) << i;
    EXPECT_TRUE(inside(grid.window.grown(1), grid.cell({sample.board.height - 1, sample.board.width - 1})))
        << i;
  }
}

TEST(BoardGrid, AWindowStaysOnABoardThatIsLargerThanItsArea) {
  BoardGrids samples;
  int larger = 0;
  for (int i = 0; i < 3'000; ++i) {
    const Sample sample = samples.next();
    const BoardGrid& grid = sample.grid;
    if (grid.whole()) continue;
    ++larger;
    const Rect all{grid.origin.x, grid.origin.y, grid.extent().w, grid.extent().h};
    EXPECT_TRUE(inside(all, grid.window)) << i;
    grid.for_seen([&grid](Point at) {
      EXPECT_FALSE(intersection(grid.cell(at), grid.window.grown(grid.gap + 0.02F)).empty());
    });
  }
  EXPECT_GT(larger, 300);
}

TEST(BoardGrid, AnArrowLeadsToTheNeighbourAndNotOverTheEdge) {
  EXPECT_EQ(next_in_grid({3, 2}, {0, 1}, Action::Right), (Point{0, 2}));
  EXPECT_EQ(next_in_grid({3, 2}, {0, 1}, Action::Down), (Point{1, 1}));
  EXPECT_EQ(next_in_grid({3, 2}, {0, 2}, Action::Right), std::nullopt);
  EXPECT_EQ(next_in_grid({3, 2}, {1, 2}, Action::Down), std::nullopt);
  EXPECT_EQ(next_in_grid({3, 2}, {0, 0}, Action::Up), std::nullopt);
}

}  // namespace
}  // namespace quintet::ui
