#include "ui/widgets/ornaments.hpp"

#include <array>

namespace quintet::ui {
namespace {

constexpr float kGlyphPart = 0.6F;  // of the seal's side
constexpr float kStarGap = 0.25F;   // of a star's height
// The character of the seal has the colour of paper, which is light on every desk.
constexpr Rgba kCut = Rgba::hex(0xFFFCF5);

}  // namespace

void draw_card(Canvas& canvas, const Theme& theme, Rect area, Elevation level, float warm) {
  const Palette& c = theme.colour;
  canvas.shadow(area, radius::kCard, theme.shadow(level));
  canvas.rounded(area, radius::kCard, c.surface);
  canvas.outline(area, radius::kCard, kLine, mix(c.hairline, c.border, warm));
}

void draw_sunken_card(Canvas& canvas, const Theme& theme, Rect area, float warm) {
  const Palette& c = theme.colour;
  canvas.rounded(area, radius::kCard, c.sunken);
  canvas.outline(area, radius::kCard, kLine, mix(c.hairline, c.border, warm));
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

void draw_star(Canvas& canvas, const Theme& theme, Rect area, Star star, SpriteStyle style) {
  if (star == Star::Filled)
    canvas.picture("images/icons/star.svg", area, theme.colour.gold, style);
  else
    canvas.picture("images/icons/star-outline.svg", area, theme.colour.text_3, style);
}

void draw_stars(Canvas& canvas, const Theme& theme, Rect area, int filled) {
  for (int i = 0; i < kStars; ++i)
    draw_star(canvas, theme, star_place(area, i), i < filled ? Star::Filled : Star::Open);
}

}  // namespace quintet::ui
