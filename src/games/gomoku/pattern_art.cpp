#include "games/gomoku/pattern_art.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "games/gomoku/pictures.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

// x black, o white, * where the pattern grows.
constexpr std::array<std::string_view, 3> kShapes{"oxxxx*.", "*xxxx*.", ".*xxx*."};
constexpr float kColumns = 7, kRows = 3;
constexpr float kStone = 0.94F, kLineWidth = 0.045F, kGrows = 0.2F, kGrowsWidth = 0.09F;

void paint_shape(Canvas& canvas, const Theme& theme, Rect area, std::string_view shape) {
  const Palette& c = theme.colour;
  const float step = std::min(area.w / kColumns, area.h / kRows);
  const Rect field = centred(area.centre(), {step * kColumns, step * kRows});
  canvas.rounded(field, radius::kCell, c.field);
  const auto place = [&](std::size_t column, int row) {
    return field.origin() + Vec{static_cast<float>(column) + 0.5F, static_cast<float>(row) + 0.5F} * step;
  };
  const float width = std::max(canvas.pixel(), kLineWidth * step);
  for (int row = 0; row < static_cast<int>(kRows); ++row)
    canvas.fill({field.x, place(0, row).y - width / 2, field.w, width}, c.field_line);
  for (std::size_t i = 0; i < shape.size(); ++i) {
    const Vec at = place(i, 1);
    canvas.fill({at.x - width / 2, field.y, width, field.h}, c.field_line);
  }
  for (std::size_t i = 0; i < shape.size(); ++i) {
    const Vec at = place(i, 1);
    const auto stone = shape[i] == 'x' ? gomoku::Stone::Black : gomoku::Stone::White;
    if (shape[i] == 'x' || shape[i] == 'o')
      canvas.picture(stone_on_board(stone), centred(at, {kStone * step, kStone * step}));
    if (shape[i] != '*') continue;
    canvas.disc(at, (kGrows + kGrowsWidth) * step, stone_ink::kCasing);
    canvas.ring(at, (kGrows + kGrowsWidth) * step, 2 * kGrowsWidth * step, stone_ink::kThreat[0]);
  }
}

}  // namespace

void paint_shapes_art(Canvas& canvas, const Theme& theme, Rect area) {
  const float width = (area.w - 2 * space::kBase) / static_cast<float>(kShapes.size());
  Rect at{area.x, area.y, width, area.h};
  for (const std::string_view shape : kShapes) {
    paint_shape(canvas, theme, at, shape);
    at.x += width + space::kBase;
  }
}

}  // namespace quintet::gomoku
