#include "games/link/hourglass_art.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "games/link/accent.hpp"
#include "games/link/tile_set.hpp"
#include "ui/context.hpp"

namespace quintet::link {

using namespace ui;
namespace {

constexpr float kUsual = 0.72F;  // the part of the time that is left where no match is saved
constexpr Extent kShape{168, 250};
// The sand in parts of the picture's height: the upper bulb from the rim to the neck, the lower heap from its top to the
// floor.
constexpr float kRim = 0.2F, kNeck = 0.5F, kHeapTop = 0.6F, kFloor = 0.846F, kStream = 0.014F;
constexpr float kGlassPart = 0.42F, kHigh = 0.86F;  // of the area's width; of its height
constexpr float kBarHeight = 11, kBarEdge = 20, kBarTop = 16;
constexpr float kPicturePart = 0.76F, kFactorPart = 0.62F, kLargest = 54;
constexpr std::array<std::string_view, 3> kPairs{"images/link/maple.svg", "images/link/peach.svg",
                                                 "images/link/crane.svg"};
constexpr std::array kFactors{5, 4, 3};
constexpr Rgba kSand = Rgba::hex(0xB8441C);
constexpr float kShrink = 0.86F;  // from one tile to the next

void draw_sand(Canvas& canvas, Rect glass, float left) {
  const auto band = [&](float top, float bottom) {
    return Rect{glass.x, glass.y + glass.h * top, glass.w, glass.h * (bottom - top)};
  };
  {
    const auto guard = canvas.saved();
    canvas.clip(band(mix(kNeck, kRim, left), kNeck));
    canvas.picture("images/link-modes/sand-above.svg", glass);
  }
  const auto guard = canvas.saved();
  const float top = mix(kFloor, kHeapTop, std::clamp(1.1F - left, 0.12F, 1.0F));
  // The heap sinks into the floor as a whole, so that it keeps its slope.
  canvas.clip(band(kNeck, kFloor));
  const float stream = glass.h * kStream;
  canvas.fill(
      {glass.centre().x - stream / 2, glass.y + glass.h * kNeck, stream, glass.h * (top - kNeck) + stream},
      kSand);
  canvas.picture("images/link-modes/sand-below.svg", glass.moved({0, glass.h * (top - kHeapTop)}));
}

void draw_time(Canvas& canvas, const Theme& theme, Rect area, float left) {
  const Palette& c = theme.colour;
  const Rect bar{area.x + kBarEdge, area.y + kBarTop, area.w - 2 * kBarEdge, kBarHeight};
  canvas.rounded(bar, kBarHeight / 2, c.surface);
  canvas.outline(bar, kBarHeight / 2, kLine, c.border);
  const Rect filled = bar.grown(-2);
  canvas.rounded({filled.x, filled.y, std::max(filled.h, filled.w * left), filled.h}, filled.h / 2,
                 kAccent.on(theme));
}

void draw_combo(Canvas& canvas, const Theme& theme, Rect column) {
  float side = std::min({kLargest, column.w * 0.46F, column.h / 3.4F});
  const float gap = (column.h - side * (1 + kShrink + kShrink * kShrink)) / 4;
  float y = column.y + gap;
  for (std::size_t i = 0; i < kPairs.size(); ++i) {
    const std::array layers{SpriteLayer{.picture = tile_face_picture(theme)},
                            SpriteLayer{.picture = kPairs[i], .size = kPicturePart}};
    canvas.sprite(layers, {column.x, y, side, side});
    canvas.text("×" + std::to_string(kFactors[i]),
                {column.x + side + space::kTiny, y, column.w - side - space::kTiny, side},
                {.face = Face::Title,
                 .size = side * kFactorPart,
                 .colour = i == 0 ? kAccent.on(theme) : theme.colour.text_2});
    y += side + gap;
    side *= kShrink;
  }
}

float part_left(const Match& match) {
  const auto total = static_cast<float>(std::max<std::int64_t>(1, match.score().total().count()));
  return std::clamp(static_cast<float>(match.score().left().count()) / total, 0.0F, 1.0F);
}

}  // namespace

ui::Painting hourglass_art(const std::optional<Match>& saved) {
  return [left = saved ? part_left(*saved) : kUsual](Canvas& canvas, const Context& context, Rect area) {
    const Palette& c = context.theme.colour;
    const Rgba warm = c.dark ? mix(c.raised, c.gold, 0.12F) : mix(c.surface, c.gold, 0.16F);
    canvas.fill_gradient(area, warm, mix(warm, c.gold, c.dark ? 0.08F : 0.16F));
    const bool room = area.w > 1.4F * space::kVast && area.h > 120;
    if (room) draw_time(canvas, context.theme, area, left);
    Rect below = area;
    if (room) below = {area.x, area.y + kBarTop + kBarHeight, area.w, area.h - kBarTop - kBarHeight};
    const float height = std::min(below.h * kHigh, below.w * kGlassPart * kShape.h / kShape.w);
    const Extent size{height * kShape.w / kShape.h, height};
    const Rect glass = centred({below.x + below.w * 0.29F, below.centre().y}, size);
    canvas.picture("images/link-modes/hourglass-back.svg", glass);
    draw_sand(canvas, glass, left);
    canvas.picture("images/link-modes/hourglass.svg", glass);
    const float x = below.x + below.w * 0.54F;
    draw_combo(canvas, context.theme, {x, glass.y, below.right() - x - space::kTiny, glass.h});
  };
}

}  // namespace quintet::link
