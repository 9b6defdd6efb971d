#include "games/twenty48/tiles.hpp"

#include <algorithm>
#include <array>

#include "ui/widgets/ornaments.hpp"

namespace quintet::twenty48 {

using namespace ui;
namespace {

constexpr Exponent kMostDigits = 26;  // the largest power with eight digits

constexpr Rgba kDark = Rgba::hex(0x3A3128), kWhite = Rgba::hex(0xFFFFFF), kGold = Rgba::hex(0xF3C75B);

// Black lacquer with an undertone of its own from 8192 on; the inlays tell them apart without colour.
constexpr std::array kLooks{
    TileLook{Rgba::hex(0xF6EFE3), kDark},
    TileLook{Rgba::hex(0xEBDCBB), kDark},
    TileLook{Rgba::hex(0xF7C893), Rgba::hex(0x3A2412)},
    TileLook{Rgba::hex(0xEE9D63), Rgba::hex(0x321A08)},
    TileLook{Rgba::hex(0xE2763F), Rgba::hex(0x2B0F03)},
    TileLook{Rgba::hex(0xC5472C), kWhite},
    TileLook{Rgba::hex(0x9C2B4A), kWhite},
    TileLook{Rgba::hex(0x6F2A73), kWhite},
    TileLook{Rgba::hex(0x45308F), kWhite},
    TileLook{Rgba::hex(0x2B6CC4), kWhite},
    TileLook{Rgba::hex(0x0E7A6C), kWhite, "images/twenty48/ring.svg", kGold},
    TileLook{Rgba::hex(0x14492D), Rgba::hex(0xFFF4CF)},
    TileLook{Rgba::hex(0x1B1815), kGold, "images/twenty48/inlay-meander.svg", kGold},
    TileLook{Rgba::hex(0x10203A), kGold, "images/twenty48/inlay-waves.svg", kGold},
    TileLook{Rgba::hex(0x3B110C), kGold, "images/twenty48/inlay-plum.svg", kGold},
    TileLook{Rgba::hex(0x2B1233), kGold, "images/twenty48/inlay-peaks.svg", kGold},
    TileLook{Rgba::hex(0x1B1815), kGold, "images/twenty48/inlay-rays.svg", kGold},
};

constexpr std::string_view kOneLine = "images/twenty48/frame-1.svg",
                           kTwoLines = "images/twenty48/frame-2.svg",
                           kThreeLines = "images/twenty48/frame-3.svg";

constexpr TileLook light(std::uint32_t glaze, std::string_view frame) {
  return {Rgba::hex(glaze), Rgba::hex(0x000000), frame, Rgba::hex(0x000000)};
}
constexpr TileLook dark(std::uint32_t glaze, std::string_view frame) {
  return {Rgba::hex(glaze), kWhite, frame, kWhite};
}

// The same hues; digits have a contrast of 11:1 or more.
constexpr std::array kHighLooks{
    light(0xFFFFFF, kOneLine),   dark(0x3F3B32, kTwoLines),  light(0xFFDDB5, kThreeLines),
    dark(0x513522, kOneLine),    light(0xEEAE8E, kTwoLines), dark(0x6A2618, kThreeLines),
    light(0xDBB3BE, kOneLine),   dark(0x5E2462, kTwoLines),  light(0xC0B9D9, kThreeLines),
    dark(0x183B6C, kOneLine),    light(0x97C6C0, kTwoLines), dark(0x13442A, kThreeLines),
    light(0xD9D2C6, kOneLine),   dark(0x1B1815, kOneLine),   light(0xC6BAB9, kTwoLines),
    dark(0x2B1233, kThreeLines), light(0xFFE9A8, kOneLine),
};
static_assert(kLooks.size() == kHighLooks.size());

}  // namespace

BoardGrid tile_grid(Rect area, int side, float scale) {
  constexpr float kGap = 12.0F / 137, kRim = 16.0F / 137;  // in cells
  const Size board{side, side};
  const float cell = whole_pixels(BoardGrid::fitting_side(area, board, kGap, kRim), scale);
  const auto part = [=](float cells) { return std::max(1 / scale, whole_pixels(cells * cell, scale)); };
  // In a small window, where gaps take a whole pixel, the board is a little larger than its area.
  constexpr float kSpare = 64;  // points
  return {area.grown(kSpare), board, {.side = cell, .gap = part(kGap), .rim = part(kRim)}, scale};
}

TileLook tile_look(const Theme& theme, Exponent exponent) {
  const auto& looks = theme.contrast == Contrast::High ? kHighLooks : kLooks;
  return looks[std::clamp<std::size_t>(exponent, 1, looks.size()) - 1];
}

std::string tile_text(Exponent exponent) {
  return exponent <= kMostDigits ? std::to_string(std::uint64_t{1} << exponent)
                                 : "2^" + std::to_string(exponent);
}

float digit_size(std::string_view text) {
  constexpr std::array kSizes{0.44F, 0.43F, 0.37F, 0.31F, 0.26F, 0.225F, 0.195F, 0.17F};
  return kSizes[std::clamp<std::size_t>(text.size(), 1, kSizes.size()) - 1];
}

namespace {

constexpr float kCorner = 10.0F / 96;  // as in images/twenty48/block.svg
constexpr float kShadowDrop = 0.022F, kShadowBlur = 0.07F, kShadowInk = 0.26F;  // in cells
constexpr float kSunkLight = 0.09F, kSunkDark = 0.30F, kInnerShade = 0.05F;     // of an empty cell
constexpr float kInnerDrop = 0.014F;
constexpr float kPlateCorner = 0.145F;  // in cells
// Below this many points a mark would disturb the digits: a single line stands for it, and the digits grow.
constexpr float kLeastMarked = 44;
constexpr std::string_view kSmallMark = "images/twenty48/frame-1.svg";
constexpr std::string_view kBlock = "images/twenty48/block.svg", kGlaze = "images/twenty48/glaze.svg";

}  // namespace

void draw_tile(Canvas& canvas, const Theme& theme, Rect area, Exponent exponent, SpriteStyle style) {
  const TileLook look = tile_look(theme, exponent);
  const Rect at = area.scaled(style.scale);
  const bool high = theme.contrast == Contrast::High;
  if (!high) {
    canvas.shadow(at, kCorner * at.w,
                  {.drop = kShadowDrop * at.w,
                   .blur = kShadowBlur * at.w,
                   .colour = theme.colour.shade.faded(kShadowInk * style.opacity)});
  }
  const bool small = area.w < kLeastMarked;
  const std::string digits = tile_text(exponent);
  const SpriteLayer block{.picture = kBlock, .colour = look.glaze};
  const SpriteLayer glaze{.picture = kGlaze};
  const SpriteLayer mark{.picture = small ? kSmallMark : look.mark, .colour = look.gold};
  const SpriteLayer figure{.picture = {},
                           .glyph = digits,
                           .face = Face::Bold,
                           .colour = look.ink,
                           .size = digit_size(digits) * (small ? kSmallDigits : 1)};
  if (high)
    canvas.sprite(std::array{block, mark, figure}, area, style);
  else if (look.mark.empty())
    canvas.sprite(std::array{block, glaze, figure}, area, style);
  else
    canvas.sprite(std::array{block, mark, glaze, figure}, area, style);
}

void draw_cell(Canvas& canvas, const Theme& theme, Rect cell) {
  const Palette& c = theme.colour;
  const float corner = kCorner * cell.w, drop = kInnerDrop * cell.w;
  const Rgba sunk = mix(c.board, c.shade, c.dark ? kSunkDark : kSunkLight);
  canvas.rounded(cell, corner, mix(sunk, c.shade, kInnerShade));
  canvas.rounded({cell.x, cell.y + drop, cell.w, cell.h - drop}, corner, sunk);
  if (theme.contrast == Contrast::High) canvas.outline(cell, corner, kLine, c.border);
}

void draw_bare_plate(Canvas& canvas, const Theme& theme, const BoardGrid& grid, Elevation elevation) {
  draw_board_plate(canvas, theme, grid.plate, kPlateCorner * grid.side, elevation);
}

void draw_plate(Canvas& canvas, const Theme& theme, const BoardGrid& grid, Elevation elevation) {
  draw_bare_plate(canvas, theme, grid, elevation);
  grid.for_seen([&](Point at) { draw_cell(canvas, theme, grid.cell(at)); });
}

}  // namespace quintet::twenty48
