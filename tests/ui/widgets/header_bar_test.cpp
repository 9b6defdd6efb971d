#include "ui/widgets/header_bar.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

#include "support/test_context.hpp"

namespace quintet::ui {
namespace {

struct Drawn {
  std::string text;
  Rect ink;
};

// The lines that are drawn, none of them cut.
std::vector<Drawn> drawn_by(TestContext& test, const std::function<void(Canvas&)>& paint) {
  std::vector<Drawn> lines;
  test.context().canvas.read_text(paint, [&](const LineOfText& line) {
    EXPECT_FALSE(line.cut) << line.text;
    lines.push_back({std::string(line.text), line.ink});
  });
  return lines;
}

void expect_apart(const std::vector<Drawn>& lines) {
  for (std::size_t i = 0; i < lines.size(); ++i) {
    for (std::size_t other = 0; other < i; ++other)
      EXPECT_TRUE(intersection(lines[i].ink, lines[other].ink).empty())
          << lines[i].text << " and " << lines[other].text;
  }
}

TEST(Hud, ShowsTimeWithoutEmptyHours) {
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
    if (place.counters.empty()) continue;
    const std::vector<Drawn> drawn = drawn_by(
        test, [&](Canvas& canvas) { draw_counters(canvas, test.context().theme, head, place.counters); });
    EXPECT_EQ(drawn.size(), 2 * head.counters.size()) << "each has its caption and its value";
    for (const Drawn& line : drawn) {
      EXPECT_NEAR(intersection(line.ink, place.counters).w, line.ink.w, 0.1) << line.text;
      EXPECT_NEAR(intersection(line.ink, place.counters).h, line.ink.h, 0.1) << line.text;
    }
    expect_apart(drawn);
  }
}

TEST(Hud, DrawsAsManyCountersAsThereIsRoomFor) {
  constexpr std::size_t kIcons = 5, kCounters = 12;
  for (const int width : {640, 1280}) {
    TestContext test(width, 480);
    HeaderBar head{.title = "A title of some length", .accent = test.context().theme.colour.primary};
    for (std::size_t i = 0; i < kCounters; ++i)
      head.counters.push_back({"Caption " + std::to_string(i), "123456", Counter::Tone::Warning});
    const Extent size = test.context().canvas.size();
    std::vector<Control> icons(kIcons);
    place_at_right(size, icons);
    const std::vector<Drawn> drawn =
        drawn_by(test, [&](Canvas& canvas) { draw_header_bar(canvas, test.context().theme, head, kIcons); });
    ASSERT_FALSE(drawn.empty());
    EXPECT_EQ(drawn.front().text, head.title);
    EXPECT_GE(drawn.front().ink.x, back_control(size, "back", "Back").bounds.right());
    EXPECT_LT(drawn.size(), 1 + 2 * kCounters);
    for (std::size_t i = 0; 2 * i + 2 < drawn.size(); ++i) {
      EXPECT_EQ(drawn[2 * i + 1].text, head.counters[i].caption) << "the last ones go first";
      EXPECT_EQ(drawn[2 * i + 2].text, "123456");
    }
    for (const Drawn& line : drawn) {
      EXPECT_LE(line.ink.right(), icons.front().bounds.x) << line.text;
      EXPECT_LE(line.ink.bottom(), header_height(size)) << line.text;
    }
    expect_apart(drawn);
  }
}

}  // namespace
}  // namespace quintet::ui
