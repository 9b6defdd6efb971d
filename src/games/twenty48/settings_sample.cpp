#include "games/twenty48/settings_sample.hpp"

#include <algorithm>
#include <cmath>

#include "games/twenty48/tile_painter.hpp"
#include "ui/context.hpp"

namespace quintet::twenty48 {

using namespace ui;
namespace {

constexpr float kMostSide = 92, kSampleGap = 10;  // of the tiles, in points
constexpr int kMostTiles = 17;                    // 131072

// As many tiles as fit, in equal steps from 2 to the largest.
void paint_tiles(Canvas& canvas, const Theme& theme, Rect area) {
  canvas.rounded(area, radius::kControl, theme.colour.board);
  canvas.outline(area, radius::kControl, kLine, theme.colour.board_edge);
  const Rect inner = area.grown(-space::kBase);
  const float side = std::min(inner.h, kMostSide), pitch = side + kSampleGap;
  const int count = std::clamp(static_cast<int>((inner.w + kSampleGap) / pitch), 2, kMostTiles);
  float x = area.centre().x - (static_cast<float>(count) * pitch - kSampleGap) / 2;
  for (int i = 0; i < count; ++i, x += pitch) {
    const auto exponent =
        1 + std::lround(static_cast<float>(i * (kMostTiles - 1)) / static_cast<float>(count - 1));
    draw_tile(canvas, theme, {x, area.centre().y - side / 2, side, side}, static_cast<Exponent>(exponent));
  }
}

}  // namespace

Painting settings_sample(const Context& context) {
  static_cast<void>(context);
  return [](Canvas& canvas, const Context& now, Rect area) { paint_tiles(canvas, now.theme, area); };
}

}  // namespace quintet::twenty48
