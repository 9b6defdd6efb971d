#include "games/twenty48/cascade_art.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "games/twenty48/tile_painter.hpp"

namespace quintet::twenty48 {

using namespace ui;
namespace {

constexpr Rgba kWater = Rgba::hex(0x3E8C99), kFoam = Rgba::hex(0xFFFFFF), kRock = Rgba::hex(0x55615C);
constexpr float kPoolTop = 0.74F;    // of the height
constexpr float kFallWidth = 0.62F;  // of the shorter side
constexpr float kBankShape = 160.0F / 300, kBankOver = 0.16F, kBankInk = 0.55F;
constexpr float kStreak = 0.05F;  // width, in tiles
constexpr int kStrands = 11, kStrandPoints = 14;

// A tile in flight: its middle and side in parts of the shorter side, from the middle of the area's top edge.
struct Falling {
  Exponent exponent;
  Vec at;
  float side;
};
constexpr std::array kFalling{Falling{1, {-0.17F, 0.15F}, 0.17F}, Falling{1, {0.15F, 0.27F}, 0.17F},
                              Falling{2, {-0.08F, 0.45F}, 0.19F}, Falling{3, {0.02F, 0.77F}, 0.29F}};

// Water runs down in strands that sway, denser in the middle.
void draw_fall(Canvas& canvas, const Theme& theme, Rect fall) {
  const float strength = theme.colour.dark ? 0.34F : 0.85F;
  for (int i = 0; i < kStrands; ++i) {
    const float part = (static_cast<float>(i) + 0.5F) / kStrands;
    std::array<BrushPoint, kStrandPoints> strand;
    for (int k = 0; k < kStrandPoints; ++k) {
      const float down = static_cast<float>(k) / (kStrandPoints - 1);
      const float sway = std::sin(down * 5 + static_cast<float>(i) * 1.7F) * 0.012F;
      const float swell = 0.55F + 0.45F * std::sin(down * 7 + static_cast<float>(i) * 2.3F);
      strand[static_cast<std::size_t>(k)] = {
          {fall.x + fall.w * (part + sway + (part - 0.5F) * 0.16F * down), fall.y + fall.h * down},
          fall.w * (0.02F + 0.03F * swell),
          (0.35F + 0.65F * swell) * (1 - 0.35F * std::abs(part - 0.5F))};
    }
    canvas.brush(strand, kFoam.faded(strength * (i % 2 == 0 ? 0.55F : 0.3F)));
  }
}

// Rings of ripples around the place where the tiles meet.
void draw_ripples(Canvas& canvas, const Theme& theme, Vec centre, float unit) {
  constexpr int kPoints = 40;
  for (int ring = 0; ring < 3; ++ring) {
    const float wide = unit * (0.25F + 0.12F * static_cast<float>(ring)), high = wide * 0.2F;
    std::array<BrushPoint, kPoints + 1> line;
    for (int k = 0; k <= kPoints; ++k) {
      const float turn = 2 * std::numbers::pi_v<float> * static_cast<float>(k) / kPoints;
      line[static_cast<std::size_t>(k)] = {
          {centre.x + wide * std::cos(turn), centre.y + high * std::sin(turn)},
          unit * (0.008F + 0.006F * std::sin(turn)),
          1};
    }
    canvas.brush(line, kFoam.faded((theme.colour.dark ? 0.35F : 0.8F) - 0.1F * static_cast<float>(ring)));
  }
}

// The banks on both sides, as wide as the pictures are.
void draw_banks(Canvas& canvas, const Theme& theme, Rect fall) {
  const Rgba ink = theme.colour.dark ? mix(kRock, theme.colour.canvas, 0.85F) : mix(kRock, kWater, 0.35F);
  const float width = fall.h * kBankShape, over = fall.w * kBankOver;
  canvas.picture("images/twenty48/bank-left.svg", {fall.x + over - width, fall.y, width, fall.h},
                 ink.faded(kBankInk));
  canvas.picture("images/twenty48/bank-right.svg", {fall.right() - over, fall.y, width, fall.h},
                 ink.faded(kBankInk));
}

// Lines above a tile show where it fell from.
void draw_streaks(Canvas& canvas, const Theme& theme, Rect tile) {
  const Rgba ink = kFoam.faded(theme.colour.dark ? 0.5F : 0.95F);
  for (const float part : {0.22F, 0.5F, 0.78F}) {
    const float x = tile.x + part * tile.w, from = tile.y - tile.w * (part == 0.5F ? 0.55F : 0.38F);
    canvas.brush(std::array{BrushPoint{{x, from}, kStreak * tile.w, 0},
                            BrushPoint{{x, tile.y - 0.06F * tile.w}, kStreak * tile.w, 1}},
                 ink);
  }
}

}  // namespace

void paint_cascade(Canvas& canvas, const Context& context, Rect area) {
  const Theme& theme = context.theme;
  const Palette& c = theme.colour;
  const auto guard = canvas.saved();
  canvas.clip(area);
  const float unit = std::min(area.w, area.h), pool = area.y + area.h * kPoolTop;
  const Rgba far = mix(c.surface, kWater, c.dark ? 0.16F : 0.2F),
             near = mix(c.surface, kWater, c.dark ? 0.36F : 0.46F);
  canvas.fill_gradient({area.x, area.y, area.w, pool - area.y}, mix(far, kRock, 0.2F),
                       mix(far, kRock, 0.08F));
  canvas.fill_gradient({area.x, pool, area.w, area.bottom() - pool}, near, mix(near, kWater, 0.45F));
  const Rect fall{area.centre().x - kFallWidth * unit / 2, area.y - 2, kFallWidth * unit, pool - area.y + 4};
  canvas.fill_gradient(fall, mix(far, kWater, 0.35F), near);
  draw_fall(canvas, theme, fall);
  draw_banks(canvas, theme, fall);
  const auto place = [&](const Falling& tile) {
    return centred(Vec{area.centre().x + tile.at.x * unit, area.y + tile.at.y * area.h},
                   {tile.side * unit, tile.side * unit});
  };
  draw_ripples(canvas, theme, place(kFalling.back()).centre() + Vec{0, 0.45F * kFalling.back().side * unit},
               unit);
  for (const Falling& tile : kFalling) {
    if (&tile != &kFalling.back()) draw_streaks(canvas, theme, place(tile));
    draw_tile(canvas, theme, place(tile), tile.exponent);
  }
}

}  // namespace quintet::twenty48
