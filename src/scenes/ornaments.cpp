#include "scenes/ornaments.hpp"

#include <array>

namespace quintet::scenes {
namespace {

constexpr float kGlyphPart = 0.6F;              // of the seal's side
constexpr float kStarGap = 0.25F;               // of a star's height
constexpr Colour kCut{0xFF, 0xFC, 0xF5, 0xFF};  // the paper that shows through a stamp is white on every desk

}  // namespace

void draw_card(Canvas& canvas, const Theme& theme, Rect area, Level level) {
  canvas.shadow(area, radius::kCard, theme.shadow(level));
  canvas.rounded(area, radius::kCard, theme.colour.surface);
  canvas.outline(area, radius::kCard, kLine, theme.colour.hairline);
}

void draw_seal(Canvas& canvas, const Theme& theme, Rect area, std::string_view glyph, SpriteStyle style) {
  static_cast<void>(theme);
  const std::array layers{
      SpriteLayer{.picture = "images/seal.svg"},
      SpriteLayer{.picture = {}, .glyph = glyph, .face = Face::Title, .colour = kCut, .size = kGlyphPart},
  };
  canvas.sprite(layers, area, style);
}

float stars_width(float height) {
  return height * (static_cast<float>(kStars) + kStarGap * static_cast<float>(kStars - 1));
}

Rect star_place(Rect area, int index) {
  const float left = area.centre().x - stars_width(area.h) / 2;
  return {left + static_cast<float>(index) * area.h * (1 + kStarGap), area.y, area.h, area.h};
}

void draw_star(Canvas& canvas, const Theme& theme, Rect area, bool filled, SpriteStyle style) {
  if (filled)
    canvas.picture("images/icons/star.svg", area, theme.colour.gold, style);
  else
    canvas.picture("images/icons/star-outline.svg", area, theme.colour.text_3, style);
}

void draw_stars(Canvas& canvas, const Theme& theme, Rect area, int filled) {
  for (int i = 0; i < kStars; ++i) draw_star(canvas, theme, star_place(area, i), i < filled);
}

}  // namespace quintet::scenes
