#include "games/gomoku/thumbnail.hpp"

#include <algorithm>

#include "games/gomoku/board_look.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

constexpr float kEdge = 0.75F;   // from the outermost lines to the edge, in steps between neighbouring points
constexpr float kStone = 0.46F;  // radius, in steps
constexpr float kRim = 0.06F, kLast = 0.16F;
constexpr float kLineStrength = 0.45F;
constexpr float kRound = 0.05F;  // of the corners, as a share of the side

}  // namespace

void draw_thumbnail(Canvas& canvas, const Context& context, int side, const std::vector<Point>& stones,
                    Rect area) {
  const Palette palette = theme_of(context, board_look(context).board).colour;
  const float step = area.w / (static_cast<float>(side - 1) + 2 * kEdge);
  const Vec first = area.origin() + Vec{kEdge, kEdge} * step;
  canvas.rounded(area, kRound * area.w, palette.field);
  const float length = static_cast<float>(side - 1) * step, width = canvas.pixel();
  const Rgba ink = palette.field_line.faded(kLineStrength);
  for (int i = 0; i < side; ++i) {
    const float at = static_cast<float>(i) * step;
    canvas.fill({first.x, first.y + at, length, width}, ink);
    canvas.fill({first.x + at, first.y, width, length}, ink);
  }
  for (std::size_t i = 0; i < stones.size(); ++i) {
    const Vec centre =
        first + Vec{static_cast<float>(stones[i].column), static_cast<float>(stones[i].row)} * step;
    const bool black = i % 2 == 0;
    canvas.disc(centre, kStone * step, black ? kBlackStone : kWhiteStoneRim);
    if (!black) canvas.disc(centre, (kStone - kRim) * step, kWhiteStone);
    if (i + 1 == stones.size()) canvas.disc(centre, kLast * step, stone_ink::kLast[black ? 0 : 1]);
  }
  canvas.outline(area, kRound * area.w, kLine, palette.field_edge);
}

}  // namespace quintet::gomoku
