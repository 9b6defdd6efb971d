#include "games/twenty48/settings_sample.hpp"

#include <algorithm>

#include "games/twenty48/tile_painter.hpp"
#include "ui/context.hpp"

namespace quintet::twenty48 {

using namespace ui;
namespace {

constexpr int kTiles = 17, kColumns = 9;  // up to 131072, in two rows
constexpr float kSampleGap = 6;           // points

void paint_tiles(Canvas& canvas, const Theme& theme, Rect area) {
  canvas.rounded(area, radius::kControl, theme.colour.board);
  canvas.outline(area, radius::kControl, kLine, theme.colour.board_edge);
  const Rect inner = area.grown(-space::kTiny);
  const float pitch = std::min(inner.w / kColumns, (inner.h + kSampleGap) / 2), side = pitch - kSampleGap;
  const Vec middle = area.centre();
  for (int i = 0; i < kTiles; ++i) {
    const int row = i / kColumns, count = row == 0 ? kColumns : kTiles - kColumns;
    const Vec at =
        middle + Vec{pitch * (static_cast<float>(i % kColumns) - static_cast<float>(count - 1) / 2),
                     pitch * (static_cast<float>(row) - 0.5F)};
    draw_tile(canvas, theme, centred(at, {side, side}), static_cast<Exponent>(i + 1));
  }
}

}  // namespace

Painting settings_sample(const Context& context) {
  static_cast<void>(context);
  return [](Canvas& canvas, const Context& now, Rect area) { paint_tiles(canvas, now.theme, area); };
}

}  // namespace quintet::twenty48
