#include "games/twenty48/tiles.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <set>
#include <string>
#include <tuple>

#include "support/contrast.hpp"
#include "support/test_context.hpp"

namespace quintet::twenty48 {
namespace {

using ui::Contrast;
using ui::make_theme;

constexpr Exponent kLargestOwn = 17;  // 131072
const auto kNormal = make_theme(ui::Desk::Paper, Contrast::Normal);
const auto kHigh = make_theme(ui::Desk::Paper, Contrast::High);

// Linear RGB as a person with one kind of cones missing sees it: Viénot, Brettel and Mollon 1999 for protanopia and
// deuteranopia; for tritanopia the blue of the same brightness as green, which is close enough for large areas.
using Linear = std::array<double, 3>;
using Eye = std::array<Linear, 3>;
constexpr std::array kEyes{
    Eye{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
    Eye{{{0.11238, 0.88762, 0}, {0.11238, 0.88762, 0}, {0.00401, -0.00401, 1}}},
    Eye{{{0.29275, 0.70725, 0}, {0.29275, 0.70725, 0}, {-0.02234, 0.02234, 1}}},
    Eye{{{1, 0.1461, -0.1461}, {0, 0.8592, 0.1408}, {0, 0.8592, 0.1408}}},
};

// CIELAB from linear sRGB, and the distance in it: 1 is about what can just be seen.
Linear lab(const Linear& c) {
  const auto root = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
  const double x = root((0.4124 * c[0] + 0.3576 * c[1] + 0.1805 * c[2]) / 0.95047),
               y = root(0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2]),
               z = root((0.0193 * c[0] + 0.1192 * c[1] + 0.9505 * c[2]) / 1.08883);
  return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double distance(Rgba a, Rgba b, const Eye& eye) {
  const auto seen = [&eye](Rgba colour) {
    const Linear c{linear(colour.r), linear(colour.g), linear(colour.b)};
    Linear out{};
    for (std::size_t i = 0; i < 3; ++i)
      out[i] = std::max(0.0, eye[i][0] * c[0] + eye[i][1] * c[1] + eye[i][2] * c[2]);
    return lab(out);
  };
  const Linear p = seen(a), q = seen(b);
  return std::hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

TEST(TileLook, DigitsCanBeReadOnEveryTile) {
  for (Exponent exponent = 1; exponent <= kLargestOwn; ++exponent) {
    const TileLook look = tile_look(kNormal, exponent), high = tile_look(kHigh, exponent);
    EXPECT_GE(contrast(look.ink, look.glaze), 4.8) << tile_text(exponent);
    EXPECT_GE(contrast(high.ink, high.glaze), 7) << tile_text(exponent);
  }
}

TEST(TileLook, NeighbouringValuesDifferForEveryEye) {
  for (Exponent exponent = 1; exponent < kLargestOwn; ++exponent) {
    const TileLook here = tile_look(kNormal, exponent), next = tile_look(kNormal, exponent + 1);
    if (here.mark != next.mark) continue;  // a ring or an inlay tells them apart
    for (const Eye& eye : kEyes)
      EXPECT_GE(distance(here.glaze, next.glaze, eye), 7)
          << tile_text(exponent) << " for eye " << &eye - kEyes.data();
  }
}

TEST(TileLook, NoTwoValuesLookAlike) {
  std::set<std::tuple<int, int, int, std::string_view>> looks;
  for (Exponent exponent = 1; exponent <= kLargestOwn; ++exponent) {
    const TileLook look = tile_look(kNormal, exponent);
    EXPECT_TRUE(looks.insert({look.glaze.r, look.glaze.g, look.glaze.b, look.mark}).second)
        << tile_text(exponent);
  }
}

// With high contrast: by digits, lines around the tile, and light or dark.
TEST(TileLook, WithHighContrastValuesDifferWithoutColour) {
  std::set<std::tuple<std::size_t, std::string_view, bool>> looks;
  for (Exponent exponent = 1; exponent <= kLargestOwn; ++exponent) {
    const TileLook look = tile_look(kHigh, exponent);
    const bool light = luminance(look.glaze) > 0.3;
    EXPECT_TRUE(looks.insert({tile_text(exponent).size(), look.mark, light}).second) << tile_text(exponent);
    if (exponent == 1) continue;
    EXPECT_GE(contrast(look.glaze, tile_look(kHigh, exponent - 1).glaze), 4.5) << tile_text(exponent);
  }
}

TEST(TileLook, EveryPictureExists) {
  ui::TestContext test;
  for (const auto& theme : {kNormal, kHigh}) {
    for (Exponent exponent = 1; exponent <= kLargestOwn; ++exponent) {
      const TileLook look = tile_look(theme, exponent);
      EXPECT_TRUE(look.mark.empty() || test.context().assets.find(look.mark)) << look.mark;
    }
  }
}

TEST(TileLook, TextsFitTheirTiles) {
  ui::TestContext test;
  constexpr float kSide = 137, kWidest = 0.86F;  // with a margin inside the frames
  for (int exponent = 1; exponent <= 255; ++exponent) {
    const std::string text = tile_text(static_cast<Exponent>(exponent));
    const float width = test.context().canvas.text_width(text, Face::Bold, digit_size(text) * kSide);
    EXPECT_LE(width, kWidest * kSide) << text;
    EXPECT_GE(width, 0.14F * kSide) << text;
  }
}

TEST(TileLook, ValuesAreWrittenOutUpToEightDigits) {
  EXPECT_EQ(tile_text(1), "2");
  EXPECT_EQ(tile_text(17), "131072");
  EXPECT_EQ(tile_text(26), "67108864");
  EXPECT_EQ(tile_text(27), "2^27");
  EXPECT_EQ(tile_text(255), "2^255");
}

}  // namespace
}  // namespace quintet::twenty48
