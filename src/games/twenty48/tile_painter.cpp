#include "games/twenty48/tile_painter.hpp"

#include <array>
#include <string>

#include "games/twenty48/tile_look.hpp"

namespace quintet::twenty48 {

using namespace ui;
namespace {

constexpr float kCorner = 10.0F / 96;  // as in images/twenty48/block.svg
constexpr float kShadowDrop = 0.022F, kShadowBlur = 0.07F, kShadowInk = 0.26F;  // in cells
constexpr float kSunkLight = 0.09F, kSunkDark = 0.30F, kInnerShade = 0.05F;     // of an empty cell
constexpr float kInnerDrop = 0.014F;
constexpr float kPlateCorner = 0.145F;  // in cells
// Below this many points a mark would disturb the digits: a single line stands for it, and the digits grow.
constexpr float kLeastMarked = 44, kSmallDigits = 1.12F;
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

void draw_bare_plate(Canvas& canvas, const Theme& theme, const TileGrid& grid, Elevation elevation) {
  const Palette& c = theme.colour;
  const float corner = kPlateCorner * grid.cell_side;
  canvas.shadow(grid.plate, corner, theme.shadow(elevation));
  canvas.rounded(grid.plate, corner, c.board);
  canvas.outline(grid.plate, corner, kLine, c.board_edge);
}

void draw_plate(Canvas& canvas, const Theme& theme, const TileGrid& grid, Elevation elevation) {
  draw_bare_plate(canvas, theme, grid, elevation);
  for (int row = 0; row < grid.side; ++row) {
    for (int column = 0; column < grid.side; ++column) draw_cell(canvas, theme, grid.cell({row, column}));
  }
}

}  // namespace quintet::twenty48
