#include "ui/kit/board_words.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/test_context.hpp"

namespace quintet::ui {
namespace {

bool inside(Rect part, Rect whole) {
  return part.x >= whole.x && part.y >= whole.y && part.right() <= whole.right() + 0.01F &&
         part.bottom() <= whole.bottom() + 0.01F;
}

TEST(AdviceBar, LeavesASquareBoardItsHeightInAWideWindow) {
  const Rect area{24, 84, 1232, 624};
  const auto places = AdviceBar::places(area, {1, 1});
  EXPECT_EQ(places.board.h, area.h);
  EXPECT_NEAR(places.board.centre().x, area.centre().x, 0.01);
  EXPECT_GT(places.bar.x, places.board.right());
}

TEST(AdviceBar, StaysInsideAndClearOfTheBoard) {
  for (const Extent window :
       {Extent{1232, 624}, {740, 1200}, {853, 400}, {600, 300}, {500, 800}, {1900, 900}}) {
    for (const Extent shape : {Extent{1, 1}, {30, 16}, {60, 40}, {5, 40}}) {
      const Rect area{10, 80, window.w, window.h};
      const auto places = AdviceBar::places(area, shape);
      EXPECT_TRUE(inside(places.board, area));
      EXPECT_TRUE(inside(places.bar, area)) << window.w << ' ' << shape.w;
      // Below a board that does not fill its part, the bar is nearer.
      const float side = std::min(places.board.w / shape.w, places.board.h / shape.h);
      const Rect cells = centred(places.board.centre(), {side * shape.w, side * shape.h});
      EXPECT_TRUE(places.over || intersection(places.bar, cells).empty());
    }
  }
}

// A window of 1280 × 720 at 200 %: a bar below would leave a strip of cells.
TEST(AdviceBar, LeavesTheBoardItsHeightInALowWindow) {
  const Rect area{103, 56, 525, 292};
  EXPECT_EQ(AdviceBar::places(area, {9, 9}).board.h, area.h);
  EXPECT_FALSE(AdviceBar::places(area, {9, 9}).over);
  const auto places = AdviceBar::places(area, {30, 16});
  EXPECT_EQ(places.board.h, area.h);
  EXPECT_TRUE(places.over);
  EXPECT_TRUE(inside(places.bar, area));
}

// Over a board the card is low: the words stand beside small buttons.
TEST(AdviceBar, IsLowWhereItLiesOverTheBoard) {
  TestContext test(640, 360);
  AdviceBar bar(test.context());
  bar.lay({103, 180, 525, 168},
          "Nothing is certain. The marked cell is the best guess: 25% risk of a mine. The safest cell has "
          "20%, but "
          "tells you less.",
          {{.info = {"got-it", msgid("Got it"), "close"}, .run = {}},
           {.info = {"open", msgid("mines", "Open it")}, .run = {}, .kind = Control::Kind::Primary}});
  EXPECT_LE(bar.card().h, 80);
}

}  // namespace
}  // namespace quintet::ui
