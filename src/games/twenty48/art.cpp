#include "games/twenty48/art.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <span>
#include <string_view>

#include "core/twenty48/game.hpp"
#include "games/twenty48/tile_painter.hpp"

namespace quintet::twenty48 {

using namespace ui;
namespace {

// Positions as rows of exponents; `a` is 1024. The two tiles that are about to become 2048 lie beside each other.
constexpr std::array<std::string_view, 4> kSquareRows{
    ".1.2",
    "1342",
    "5678",
    "3aa9",
};
constexpr std::array<std::string_view, 2> kBroadRows{
    "2589",
    "17aa",
};
constexpr std::array<std::string_view, 2> kLongRows{
    ".125894",
    "1247aa3",
};
// Width by height from which a wider position fits better.
constexpr float kBroadShape = 1.5F, kLongShape = 2.8F;
constexpr float kArtGap = 0.09F, kArtRim = 0.11F;      // in tiles
constexpr float kRingOut = 0.03F, kRingLine = 0.055F;  // of the two tiles, in tiles
constexpr float kRingCorner = 0.13F, kGlowBlur = 0.4F, kGlow = 0.95F;
constexpr float kLeastTile = 8;  // points

std::span<const std::string_view> rows_for(Rect area) {
  const float shape = area.w / std::max(area.h, 1.0F);
  if (shape > kLongShape) return kLongRows;
  if (shape > kBroadShape) return kBroadRows;
  return kSquareRows;
}

Exponent exponent_of(char letter) {
  if (letter == '.') return 0;
  return static_cast<Exponent>(letter >= 'a' ? letter - 'a' + 10 : letter - '0');
}

}  // namespace

void paint_menu_art(Canvas& canvas, const Theme& theme, Rect area) {
  canvas.fill(area, theme.colour.board);
  const auto rows = rows_for(area);
  const auto columns = static_cast<int>(rows.front().size()), lines = static_cast<int>(rows.size());
  const auto length = [](int tiles) {
    return static_cast<float>(tiles) + static_cast<float>(tiles - 1) * kArtGap + 2 * kArtRim;
  };
  const auto whole = [&canvas](float points) { return std::floor(points * canvas.scale()) / canvas.scale(); };
  const float side = whole(std::min(area.w / length(columns), area.h / length(lines)));
  if (side < kLeastTile) return;
  const float pitch = side + whole(kArtGap * side);
  const Rect board = centred(area.centre(), {pitch * static_cast<float>(columns - 1) + side,
                                             pitch * static_cast<float>(lines - 1) + side});
  const Vec origin{whole(board.x), whole(board.y)};
  const auto guard = canvas.saved();
  canvas.clip(area);
  const auto cell = [&](int row, int column) {
    return Rect{origin.x + pitch * static_cast<float>(column), origin.y + pitch * static_cast<float>(row),
                side, side};
  };
  // Empty cells as far as the area reaches, so that it is filled whatever its shape.
  const int beside = static_cast<int>(std::ceil((origin.x - area.x) / pitch)),
            above = static_cast<int>(std::ceil((origin.y - area.y) / pitch));
  for (int row = -above; row < lines + above; ++row) {
    for (int column = -beside; column < columns + beside; ++column)
      draw_cell(canvas, theme, cell(row, column));
  }
  const Exponent largest = kUsualTarget - 1;
  const auto each_tile = [&](const auto& draw) {
    for (int row = 0; row < lines; ++row) {
      for (int column = 0; column < columns; ++column) {
        const Exponent exponent =
            exponent_of(rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)]);
        if (exponent > 0) draw(cell(row, column), exponent);
      }
    }
  };
  each_tile([&](Rect at, Exponent exponent) {
    if (exponent == largest)
      canvas.shadow(at, kRingCorner * side, {0, kGlowBlur * side, theme.colour.gold.faded(kGlow)});
  });
  each_tile([&](Rect at, Exponent exponent) {
    draw_tile(canvas, theme, at, exponent);
    if (exponent == largest)
      canvas.outline(at.grown(kRingOut * side), kRingCorner * side, std::max(2.0F, kRingLine * side),
                     theme.colour.gold);
  });
}

}  // namespace quintet::twenty48
