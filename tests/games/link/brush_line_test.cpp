// The shape of the brush stroke between two tiles.
#include "games/link/board_view.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace quintet::link {
namespace {

constexpr std::array kPath{Vec{0, 0}, Vec{0, 100}, Vec{200, 100}, Vec{200, 50}};
constexpr Brush kBrush{.width = 8, .bend = 15, .seed = 3};

float reach(const std::vector<BrushPoint>& stroke) {
  float total = 0;
  for (std::size_t i = 1; i < stroke.size(); ++i) total += length(stroke[i].at - stroke[i - 1].at);
  return total;
}

TEST(BrushLine, IsSoftAtBothEndsAndFullBetween) {
  const auto stroke = brush_stroke(kPath, kBrush, 1);
  ASSERT_GT(stroke.size(), 20U);
  EXPECT_LT(stroke.front().opacity, 0.1F);
  EXPECT_LT(stroke.back().opacity, 0.5F);
  EXPECT_EQ(stroke[stroke.size() / 2].opacity, 1);
  EXPECT_LT(stroke.front().width, stroke[stroke.size() / 2].width);
  EXPECT_LT(stroke.back().width, stroke[stroke.size() / 2].width);
}

TEST(BrushLine, NeverDoublesItsInkInACorner) {
  for (const BrushPoint& point : brush_stroke(kPath, kBrush, 1)) {
    EXPECT_LE(point.opacity, 1);
    EXPECT_LT(point.width / 2, kBrush.bend);
  }
}

TEST(BrushLine, GrowsWithItsPart) {
  float before = 0;
  for (const float part : {0.1F, 0.3F, 0.6F, 1.0F}) {
    const float now = reach(brush_stroke(kPath, kBrush, part));
    EXPECT_GT(now, before);
    before = now;
  }
  EXPECT_TRUE(brush_stroke(kPath, kBrush, 0).empty());
}

TEST(BrushLine, StaysOnThePath) {
  for (const BrushPoint& point : brush_stroke(kPath, kBrush, 1)) {
    const bool on_a_leg =
        std::abs(point.at.x) < 0.1F || std::abs(point.at.y - 100) < 0.1F || std::abs(point.at.x - 200) < 0.1F;
    const bool in_a_bend =
        length(point.at - kPath[1]) < kBrush.bend || length(point.at - kPath[2]) < kBrush.bend;
    EXPECT_TRUE(on_a_leg || in_a_bend) << point.at.x << ' ' << point.at.y;
  }
}

}  // namespace
}  // namespace quintet::link
