#include "games/link/silhouette.hpp"

#include <algorithm>
#include <cmath>

namespace quintet::link {
namespace {

constexpr float kLeastGapped = 3;  // pixels of a square from which a gap beside it can be seen

}  // namespace

void draw_silhouette(Canvas& canvas, Rect area, const link::Layout& board, SilhouetteInk ink) {
  const Size size = board.cells.size();
  const auto columns = static_cast<float>(size.width), rows = static_cast<float>(size.height);
  const float pixels = std::max(1.0F, std::floor(std::min(area.w / columns, area.h / rows) * canvas.scale()));
  const float side = pixels / canvas.scale(), gap = pixels < kLeastGapped ? 0 : canvas.pixel();
  const Vec origin = centred(area.centre(), {side * columns, side * rows}).origin();
  for (std::size_t i = 0; i < board.cells.cells().size(); ++i) {
    const Point at = board.cells.point(i);
    if (board.cells[at] == link::Tile::Empty) continue;
    canvas.fill({origin.x + side * static_cast<float>(at.column),
                 origin.y + side * static_cast<float>(at.row), side - gap, side - gap},
                board.cells[at] == link::Tile::Stone ? ink.stone : ink.tile);
  }
}

}  // namespace quintet::link
