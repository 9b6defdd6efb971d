#include "games/link/tile_painter.hpp"

#include <algorithm>
#include <array>

namespace quintet::link {

using namespace ui;
namespace {

// The face within a tile's square, as it is drawn in the picture: see images/tile/tile-face.svg.
constexpr float kFaceInset = 3.0F / 96, kFaceRadius = 13.0F / 96;
constexpr float kMark = 0.06F, kBracket = 0.08F, kBracketArm = 0.3F;    // in cells
constexpr float kLeastMark = 3, kLeastBracket = 4, kBracketCasing = 2;  // in points
constexpr float kEdge = 2;  // of a tile with high contrast, in points
constexpr float kCursorOut = 5, kCursorCasing = 1;

}  // namespace

void TilePainter::draw(Tile tile, Rect at, SpriteStyle style) const {
  if (tile == Tile::Stone)
    canvas.picture(stone_picture(context.theme), at, kUntinted, style);
  else
    canvas.sprite(tiles.layers(tile, context.theme), at, style);
  if (context.theme.contrast == Contrast::High) draw_edge(at.scaled(style.scale), style.opacity);
}

// Inside the face, where neighbouring tiles do not touch.
void TilePainter::draw_edge(Rect at, float opacity) const {
  canvas.outline(at.grown(-kFaceInset * at.w), kFaceRadius * at.w, kEdge,
                 context.theme.colour.dark ? context.theme.colour.canvas.faded(opacity)
                                           : context.theme.colour.text.faded(opacity));
}

void TilePainter::draw_outline(Rect at, Rgba colour) const {
  const Rect face = at.grown(-kFaceInset * at.w + 1);
  canvas.outline(face, kFaceRadius * at.w + 1, std::max(kLeastMark, geometry.side * kMark), colour);
}

void TilePainter::draw_lifted(Tile tile, Rect at, SpriteStyle style) const {
  const Rect face = at.scaled(style.scale).grown(-kFaceInset * geometry.side);
  canvas.shadow(face, kFaceRadius * face.w, context.theme.shadow(Elevation::Middle));
  draw(tile, at, style);
}

// Outside the outline of a chosen tile, and with a casing, since it is drawn on tiles and on the plate.
void TilePainter::draw_cursor(Rect at) const {
  const Palette& c = context.theme.colour;
  const float radius = kFaceRadius * geometry.side + kCursorOut;
  const Rect ring = at.grown(kCursorOut);
  canvas.outline(ring.grown(kCursorCasing), radius + kCursorCasing, ui::kRing + 2 * kCursorCasing, c.surface);
  canvas.outline(ring, radius, ui::kRing, c.focus);
}

void TilePainter::draw_brackets(Rect at, Rgba colour) const {
  const float arm = kBracketArm * geometry.side, width = std::max(kLeastBracket, kBracket * geometry.side);
  const auto draw_corners = [&](float line_width, Rgba ink) {
    for (const float x : {at.x, at.right()}) {
      for (const float y : {at.y, at.bottom()}) {
        const float in_x = x == at.x ? arm : -arm, in_y = y == at.y ? arm : -arm;
        canvas.polyline(std::array{Vec{x + in_x, y}, Vec{x, y}, Vec{x, y + in_y}}, line_width, ink);
      }
    }
  };
  draw_corners(width + 2 * kBracketCasing, context.theme.colour.surface);
  draw_corners(width, colour);
}

}  // namespace quintet::link
