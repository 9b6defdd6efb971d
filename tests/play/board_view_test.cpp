// The place of the board on the screen and the duration of its animations. Needs a canvas, so it is a play test.
#include "games/link/board_view.hpp"

#include <gtest/gtest.h>

#include "play/link_driver.hpp"

namespace quintet::app {
namespace {

class BoardOnTheScreen : public testing::Test {
 protected:
  TestPlayer player;
  Driver driver{player};
  link::BoardView view{driver.context()};
};

TEST_F(BoardOnTheScreen, EveryCellIsHitInItsMiddleAndStandsOnThePlate) {
  const Rect area{10, 80, 1200, 600};
  for (const auto outside : {link::Outside::Allowed, link::Outside::Forbidden}) {
    for (const Size size : {Size{4, 4}, Size{16, 10}, Size{32, 18}}) {
      view.fit(area, size, outside);
      EXPECT_GE(view.plate().x, area.x);
      EXPECT_LE(view.plate().right(), area.right());
      EXPECT_GE(view.plate().y, area.y);
      EXPECT_LE(view.plate().bottom(), area.bottom());
      for (int i = 0; i < size.area(); ++i) {
        const Point cell{i / size.width, i % size.width};
        EXPECT_EQ(view.hit(view.centre(cell), Duration{0}), cell);
        EXPECT_TRUE(view.plate().contains(view.centre(cell)));
      }
    }
  }
}

TEST_F(BoardOnTheScreen, TheRingOutsideHasRoomForLinesButNoCells) {
  view.fit({0, 0, 800, 600}, {8, 6}, link::Outside::Allowed);
  for (const Point outside : {Point{-1, 0}, Point{6, 3}, Point{2, -1}, Point{2, 8}}) {
    const Vec line = link::line_place(view.grid(), outside);
    EXPECT_EQ(view.hit(line, Duration{0}), std::nullopt);
    EXPECT_TRUE(view.plate().contains(line));
  }
}

// While tiles move, a press on the final place of a tile is a press on that tile.
TEST_F(BoardOnTheScreen, NoPressIsLostWhileTilesGlide) {
  set_board(driver, {.gravity = link::Gravity::Down, .width = 8, .height = 6});
  const link::Match match = next_deal(driver, link::Mode::Relaxed);
  link::Game game(match.start());
  view.fit({0, 0, 800, 600}, game.board().size(), game.rules().outside);
  for (const link::Pair& pair : match.start().solution) {
    view.show(game.play(pair), pair, Duration{0});
    for (Duration now{0}; view.moving(now); now += milliseconds(25)) {
      for (int i = 0; i < game.board().size().area(); ++i) {
        const Point cell{i / 8, i % 8};
        EXPECT_TRUE(view.hit(view.centre(cell), now)) << write_point(cell);
      }
    }
  }
}

TEST_F(BoardOnTheScreen, OpensItsPaintingAndSealsItOneAfterTheOther) {
  link::PaintingView& painting = view.painting();
  painting.lay("plum", next_deal(driver, link::Mode::Relaxed).start().board);
  EXPECT_TRUE(painting.shown());
  EXPECT_FALSE(painting.opened());
  painting.open(milliseconds(5));
  painting.seal(painting.open_end());
  EXPECT_GT(painting.open_end(), milliseconds(5));
  EXPECT_GT(painting.seal_hit(), painting.open_end());
  EXPECT_LE(painting.seal_end(), milliseconds(5) + 3 * ui::motion::kGrand);
  view.finish();
  EXPECT_LT(painting.seal_end(), Duration{0});
  painting.close();
  EXPECT_FALSE(painting.opened());
}

TEST_F(BoardOnTheScreen, NeverMovesForLongWhereMotionIsReduced) {
  ui::Settings settings = driver.context().profile.settings();
  settings.reduced_motion = true;
  driver.context().profile.change(settings);
  const link::Match match = next_deal(driver, link::Mode::Relaxed);
  view.fit({0, 0, 800, 600}, match.game().board().size(), match.game().rules().outside);
  view.deal_in(match.game().board(), Duration{0});
  EXPECT_LE(view.busy_until(), ui::motion::kCrossFade);
  view.refuse({{0, 0}, {0, 1}}, {}, Duration{0});
  EXPECT_LE(view.busy_until(), ui::motion::kCrossFade);
  view.finish();
  view.point_out(Duration{0});
  EXPECT_FALSE(view.moving(Duration{0}));
}

TEST_F(BoardOnTheScreen, ANewMoveFinishesTheOldMotionAtOnce) {
  const link::Match match = next_deal(driver, link::Mode::Relaxed);
  link::Game game(match.start());
  view.fit({0, 0, 800, 600}, game.board().size(), game.rules().outside);
  view.deal_in(match.game().board(), Duration{0});
  EXPECT_TRUE(view.moving(milliseconds(1)));
  const link::Pair pair = match.start().solution.front();
  view.show(game.play(pair), pair, milliseconds(2));
  EXPECT_GE(view.busy_until(), milliseconds(driver.context().profile.get<link::Settings>().line_ms));
  view.finish();
  EXPECT_FALSE(view.moving(milliseconds(3)));
}

// Falling begins while the stroke is still being drawn.
TEST_F(BoardOnTheScreen, TilesFallAtOnceAndLandWithASmallBounce) {
  set_board(driver, {.gravity = link::Gravity::Down, .width = 8, .height = 6});
  const link::Match match = next_deal(driver, link::Mode::Relaxed);
  link::Game game(match.start());
  view.fit({0, 0, 800, 600}, game.board().size(), game.rules().outside);
  for (const link::Pair& pair : match.start().solution) {
    const link::Played played = game.play(pair);
    view.show(played, pair, Duration{0});
    if (played.shifts.empty()) continue;
    EXPECT_LT(view.fall_start(), ui::motion::kLineDraw);
    return;
  }
  FAIL() << "nothing falls";
}

TEST_F(BoardOnTheScreen, ASelectedTileIsLiftedAtOnceAndSettles) {
  const link::Match match = next_deal(driver, link::Mode::Relaxed);
  view.fit({0, 0, 800, 600}, match.game().board().size(), match.game().rules().outside);
  view.lift(Duration{0});
  EXPECT_TRUE(view.moving(Duration{0}));
  EXPECT_FALSE(view.moving(ui::motion::kBase));
}

}  // namespace
}  // namespace quintet::app
