#include "ui/widgets/header_bar.hpp"

#include <gtest/gtest.h>

#include "support/test_context.hpp"

namespace quintet::ui {
namespace {

TEST(Hud, TellsTimeWithoutEmptyHours) {
  EXPECT_EQ(clock_text(0), "0:00");
  EXPECT_EQ(clock_text(59), "0:59");
  EXPECT_EQ(clock_text(257), "4:17");
  EXPECT_EQ(clock_text(3857), "1:04:17");
  EXPECT_EQ(clock_text(-5), "0:00");
}

TEST(Hud, PutsIconsInTheirOrderAtTheRightEdge) {
  std::vector<Control> icons(3);
  place_at_right({1280, 720}, icons);
  EXPECT_LT(icons[0].bounds.right(), icons[1].bounds.x);
  EXPECT_LT(icons[1].bounds.right(), icons[2].bounds.x);
  EXPECT_EQ(icons[2].bounds.right(), 1280 - space::kWide);
}

TEST(Hud, IsLowerOnLowScreensAndLeavesTheRestToThePage) {
  for (const Extent size : {Extent{640, 360}, Extent{1280, 720}, Extent{3000, 900}}) {
    const Rect below = below_header(size);
    EXPECT_EQ(below.y, header_height(size));
    EXPECT_EQ(below.bottom(), size.h);
    EXPECT_GE(below.x, space::kSmall);
    EXPECT_GE(back_control(size, "back", "Back").bounds.w, kLeastTarget);
    EXPECT_LE(back_control(size, "back", "Back").bounds.bottom(), header_height(size));
  }
  EXPECT_LT(header_height({640, 360}), header_height({1280, 720}));
}

TEST(Hud, MovesTheCountersOutOfANarrowHeader) {
  for (const auto& [width, height, scale] :
       {std::tuple{1280, 720, 100}, {640, 480, 100}, {1280, 720, 200}, {500, 900, 100}}) {
    TestContext test(width, height);
    test.context().canvas.fit(static_cast<float>(scale) / 100);
    HeaderBar head{.title = "Timed", .accent = test.context().theme.colour.primary};
    for (const char* caption : {"Time left", "Tiles", "Score", "Combo"})
      head.counters.push_back({caption, "12345"});
    const Rect area = below_header(test.context().canvas.size());
    const CounterPlace place = place_counters(test.context().canvas, head, 5, area, {16, 10});
    EXPECT_EQ(place.counters.empty(), width == 1280 && scale == 100);
    EXPECT_TRUE(intersection(place.counters, place.board).empty());
    EXPECT_GE(place.board.w * place.board.h, area.w * area.h * 0.7F);
    draw_counters(test.context().canvas, test.context().theme, head, place.counters);
  }
}

TEST(Hud, DrawsMoreCountersThanThereIsRoomFor) {
  for (const int width : {640, 1280}) {
    TestContext test(width, 480);
    HeaderBar head{.title = "A title of some length", .accent = test.context().theme.colour.primary};
    for (int i = 0; i < 12; ++i) head.counters.push_back({"Caption", "123456", Counter::Tone::Warning});
    draw_header_bar(test.context().canvas, test.context().theme, head, 5);
  }
}

}  // namespace
}  // namespace quintet::ui
