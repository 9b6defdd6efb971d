#include "games/mines/cell_painter.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <string_view>

#include "games/mines/accent.hpp"

namespace quintet::mines {

using namespace ui;
namespace {

constexpr std::string_view kBlock = "images/mines/block.svg", kGlaze = "images/mines/glaze.svg",
                           kEdge = "images/mines/edge.svg", kGround = "images/mines/ground.svg",
                           kHollow = "images/mines/hollow.svg", kFrame = "images/mines/frame.svg",
                           kHatch = "images/mines/hatch.svg", kTick = "images/mines/tick.svg",
                           kCircle = "images/mines/circle.svg", kCorners = "images/mines/corners.svg",
                           kDashes = "images/mines/dashes.svg", kCross = "images/mines/cross.svg",
                           kPole = "images/mines/flag-pole.svg", kCloth = "images/mines/flag-cloth.svg",
                           kMine = "images/mines/mine.svg", kLight = "images/mines/mine-light.svg",
                           kBurst = "images/mines/burst.svg";
constexpr std::array<std::string_view, 9> kDigits{"", "1", "2", "3", "4", "5", "6", "7", "8"};
constexpr std::array<std::string_view, 9> kDots{
    "",
    "images/mines/dots-1.svg",
    "images/mines/dots-2.svg",
    "images/mines/dots-3.svg",
    "images/mines/dots-4.svg",
    "images/mines/dots-5.svg",
    "images/mines/dots-6.svg",
    "images/mines/dots-7.svg",
    "images/mines/dots-8.svg",
};

constexpr float kLinePart = 0.025F;  // of a cell
// Digits fill more of a small cell, in points.
constexpr float kSmallCell = 14, kLargeCell = 32, kSmallDigit = 0.92F, kLargeDigit = 0.68F;
constexpr float kPressed = 0.45F;                       // from the bed to the block
constexpr float kGhost = 0.4F;                          // a wrong flag
constexpr float kQuietMine = 0.86F;                     // the size of a mine that did no harm
constexpr float kHatching = 0.55F;                      // opacity
constexpr float kCornerPart = 15.0F / 96;               // of a block, as in images/mines/block.svg
constexpr float kLeastPercent = 16, kLeastTenths = 44;  // points of a cell
constexpr float kChance = 0.5F, kTenths = 0.42F, kLongChance = 0.36F;  // sizes of the text
constexpr float kCornerFlag = 0.52F, kBesideFlag = 0.72F;              // of a cell with a flag and a chance
constexpr float kCursorPart = 0.1F, kLeastCursor = 2;
constexpr float kBedCorner = 3, kBedShade = 0.35F;  // points; from the line to the shade
constexpr float kSpotWidth = 3, kSpotLight = 0.16F, kSpotDark = 0.06F, kSpotCasing = 0.45F;

// The line between two cells, in whole pixels; it lies in the cell after it.
float line_of(const Canvas& canvas, float side) {
  return std::max(1.0F, std::round(side * kLinePart * canvas.scale())) / canvas.scale();
}

Rect inside(const Canvas& canvas, Rect cell) {
  const float line = line_of(canvas, cell.w);
  return {cell.x + line, cell.y + line, cell.w - line, cell.h - line};
}

float digit_size(float side) {
  const float part = std::clamp((side - kSmallCell) / (kLargeCell - kSmallCell), 0.0F, 1.0F);
  return mix(kSmallDigit, kLargeDigit, part);
}

// Layers of one sprite, from below.
class Layers {
 public:
  void picture(std::string_view name, Rgba tint = kUntinted, float size = 1) {
    layers_[count_++] = {.picture = name, .colour = tint, .size = size};
  }
  void glyph(std::string_view text, Rgba ink, float size) {
    layers_[count_++] = {.picture = {}, .glyph = text, .face = Face::Bold, .colour = ink, .size = size};
  }
  void draw(Canvas& canvas, Rect area, SpriteStyle style) const {
    if (count_ > 0) canvas.sprite(std::span(layers_).first(count_), area, style);
  }

 private:
  std::array<SpriteLayer, 7> layers_{};
  std::size_t count_ = 0;
};

void add_block(Layers& layers, const Theme& theme) {
  const CellColours& c = cell_colours(theme);
  layers.picture(kBlock, c.block);
  if (theme.contrast == Contrast::High)
    layers.picture(kEdge, c.pole);
  else
    layers.picture(kGlaze);
}

void add_number(Layers& layers, const Theme& theme, float side, int number, Numbers numbers) {
  if (number < 1 || number > 8) return;
  const auto index = static_cast<std::size_t>(number);
  const Rgba ink = cell_colours(theme).numbers[index - 1];
  if (numbers == Numbers::Dots)
    layers.picture(kDots[index], ink);
  else
    layers.glyph(kDigits[index], ink, digit_size(side));
}

void add_mine(Layers& layers, const Theme& theme, Rgba body, float size = 1) {
  layers.picture(kMine, body, size);
  if (theme.contrast != Contrast::High) layers.picture(kLight, kUntinted, size);
}

void add_sign(Layers& layers, const Theme& theme, float side, CellLook look, Numbers numbers) {
  const CellColours& c = cell_colours(theme);
  switch (look.face) {
    case CellFace::Closed:
    case CellFace::Pressed:
      return;
    case CellFace::Flag:
      layers.picture(kPole, c.pole);
      layers.picture(kCloth, c.flag);
      return;
    case CellFace::Question:
      return layers.glyph("?", c.pole, digit_size(side));
    case CellFace::Number:
      return add_number(layers, theme, side, look.number, numbers);
    case CellFace::Mine:
      return add_mine(layers, theme, c.iron, kQuietMine);
    case CellFace::Fatal:
      layers.picture(kBurst, c.burst);
      return add_mine(layers, theme, c.charred);
    case CellFace::WrongFlag:
      layers.picture(kPole, mix(c.block, c.pole, kGhost));
      layers.picture(kCloth, mix(c.block, c.pole, kGhost));
      layers.picture(kCross, c.flag);
      return;
  }
}

void add_ground(Layers& layers, const Theme& theme, CellFace face) {
  const CellColours& c = cell_colours(theme);
  switch (face) {
    case CellFace::Closed:
    case CellFace::Flag:
    case CellFace::Question:
    case CellFace::WrongFlag:
      return add_block(layers, theme);
    case CellFace::Pressed:
      layers.picture(kGround, mix(c.bed, c.block, kPressed));
      return layers.picture(kHollow);
    case CellFace::Fatal:
      return layers.picture(kGround, c.fatal);
    case CellFace::Number:
    case CellFace::Mine:
      return;
  }
}

// Around the cell and with a casing, since it lies on blocks and on the bed.
void draw_cursor(Canvas& canvas, const Theme& theme, Rect at, float strength) {
  const float width = std::clamp(at.w * kCursorPart, kLeastCursor, kRing), corner = kCornerPart * at.w;
  const Rect ring = at.grown(width / 2);
  canvas.outline(ring.grown(kLine), corner + kLine, width + 2 * kLine, theme.colour.surface.faded(strength));
  canvas.outline(ring, corner, width, theme.colour.focus.faded(strength));
}

// "7", where there is room "7.4"; what is not certain is never 0 or 100.
std::string percent_text(double mine, float side) {
  if (side < kLeastTenths) return std::to_string(std::clamp(std::lround(mine * 100), 1L, 99L));
  const long tenths = std::clamp(std::lround(mine * 1000), 1L, 999L);
  const std::string whole = std::to_string(tenths / 10);
  return tenths % 10 == 0 ? whole : whole + '.' + std::to_string(tenths % 10);
}

}  // namespace

void draw_cell(Canvas& canvas, const Theme& theme, Rect cell, CellLook look, Numbers numbers,
               SpriteStyle style) {
  const Rect area = inside(canvas, cell);
  Layers layers;
  add_ground(layers, theme, look.face);
  add_sign(layers, theme, area.w, look, numbers);
  layers.draw(canvas, area, style);
}

void draw_sign(Canvas& canvas, const Theme& theme, Rect cell, CellLook look, Numbers numbers,
               SpriteStyle style) {
  const Rect area = inside(canvas, cell);
  Layers layers;
  add_sign(layers, theme, area.w, look, numbers);
  layers.draw(canvas, area, style);
}

void draw_mark(Canvas& canvas, const Theme& theme, Rect cell, Mark mark, float strength) {
  const CellColours& c = cell_colours(theme);
  Layers layers;
  const auto framed = [&layers](const MarkColours& colours, std::string_view sign, float opacity) {
    layers.picture(kGround, colours.ground);
    if (!sign.empty()) layers.picture(sign, colours.frame.faded(opacity));
    layers.picture(kFrame, colours.frame);
  };
  switch (mark) {
    case Mark::Safe:
      framed(c.safe, kTick, 1);
      break;
    case Mark::Mine:
      framed(c.mine, kHatch, kHatching);
      break;
    case Mark::Proof:
      framed(c.proof, {}, 1);
      break;
    case Mark::Safest:
      framed(c.safe, kCircle, 1);
      break;
    case Mark::Last:
      layers.picture(kCorners, kAccent.on(theme));
      break;
    case Mark::Refused:
      layers.picture(kDashes, theme.colour.danger);
      break;
    case Mark::Cursor:
      return draw_cursor(canvas, theme, inside(canvas, cell), strength);
  }
  layers.draw(canvas, inside(canvas, cell), {.opacity = strength});
}

void draw_spotlight(Canvas& canvas, const Theme& theme, Rect part, float strength) {
  const Rgba light = theme.colour.dark ? theme.colour.text : theme.colour.raised;
  const Rect frame = part.grown(kSpotWidth);
  canvas.rounded(frame, radius::kControl,
                 light.faded(strength * (theme.colour.dark ? kSpotDark : kSpotLight)));
  canvas.outline(frame.grown(kLine), radius::kControl + kLine, kLine,
                 theme.colour.shade.faded(strength * kSpotCasing));
  canvas.outline(frame, radius::kControl, kSpotWidth, light.faded(strength));
}

void draw_chance(Canvas& canvas, const Theme& theme, Rect cell, double mine, bool flagged) {
  const CellColours& c = cell_colours(theme);
  const Rect area = inside(canvas, cell);
  // In steps of a hundredth, so that cells share pictures.
  const auto part = static_cast<float>(std::lround(mine * 100)) / 50;
  Layers ground, layers;
  ground.picture(kGround,
                 part <= 1 ? mix(c.chance[0], c.chance[1], part) : mix(c.chance[1], c.chance[2], part - 1));
  ground.draw(canvas, area, {});
  std::string text;
  if (mine <= 0) {
    layers.picture(kTick, c.safe.frame);
  } else if (mine >= 1) {
    layers.picture(kHatch, theme.colour.text.faded(kHatching));
  } else if (cell.w >= kLeastPercent) {
    text = percent_text(mine, cell.w);
    layers.glyph(text, theme.colour.text,
                 text.size() > 3   ? kLongChance
                 : text.size() > 2 ? kTenths
                                   : kChance);
  }
  if (!flagged) return layers.draw(canvas, area, {});
  const float small = area.w * kBesideFlag, flag = area.w * kCornerFlag;
  layers.draw(canvas, {area.right() - small, area.bottom() - small, small, small}, {});
  draw_sign(canvas, theme, {area.x, area.y, flag, flag}, {CellFace::Flag}, Numbers::Digits);
}

void draw_bed(Canvas& canvas, const Theme& theme, const CellGrid& grid) {
  const CellColours& colours = cell_colours(theme);
  const float line = line_of(canvas, grid.side);
  const Rect bed{grid.window.x, grid.window.y, grid.window.w + line, grid.window.h + line};
  canvas.fill(bed, colours.bed);
  const auto guard = canvas.saved();
  canvas.clip(bed);
  for (int row = 0; row <= grid.size.height; ++row)
    canvas.fill({bed.x, grid.cell({row, 0}).y, bed.w, line}, colours.line);
  for (int column = 0; column <= grid.size.width; ++column)
    canvas.fill({grid.cell({0, column}).x, bed.y, line, bed.h}, colours.line);
}

void draw_plate(Canvas& canvas, const Theme& theme, const CellGrid& grid, Elevation elevation) {
  const Palette& c = theme.colour;
  const float corner = grid.rim + kBedCorner, line = line_of(canvas, grid.side);
  canvas.shadow(grid.plate, corner, theme.shadow(elevation));
  canvas.rounded(grid.plate, corner, c.board);
  canvas.outline(grid.plate, corner, kLine, c.board_edge);
  const Rect edge{grid.window.x - line, grid.window.y - line, grid.window.w + 3 * line,
                  grid.window.h + 3 * line};
  canvas.rounded(edge, kBedCorner, mix(cell_colours(theme).line, c.shade, kBedShade));
  draw_bed(canvas, theme, grid);
}

}  // namespace quintet::mines
