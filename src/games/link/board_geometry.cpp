#include "games/link/board_geometry.hpp"

#include <algorithm>
#include <cmath>

namespace quintet::link {
namespace {

constexpr float kLargestCell = 100;
constexpr float kRim = 0.62F;       // width of the ring outside the board, in cells
constexpr float kRingLine = 0.33F;  // where a line runs in it, from the board's edge
constexpr float kPlain = 0.22F;     // rim of the plate where lines stay inside

}  // namespace

BoardGeometry BoardGeometry::fit(Rect area, Size size, Outside outside, const Canvas& canvas) {
  const float rim = outside == Outside::Allowed ? kRim : kPlain;
  const auto columns = static_cast<float>(size.width) + 2 * rim,
             rows = static_cast<float>(size.height) + 2 * rim;
  // Whole pixels, so that all tiles are of one size and share their pictures.
  const float scale = canvas.scale();
  BoardGeometry g{.size = size};
  g.side = std::floor(std::min({area.w / columns, area.h / rows, kLargestCell}) * scale) / scale;
  g.plate = centred(area.centre(), {g.side * columns, g.side * rows});
  g.plate.x = std::round(g.plate.x * scale) / scale;
  g.plate.y = std::round(g.plate.y * scale) / scale;
  const float pixel_rim = std::round(rim * g.side * scale) / scale;
  g.cells = {g.plate.x + pixel_rim, g.plate.y + pixel_rim, g.side * static_cast<float>(size.width),
             g.side * static_cast<float>(size.height)};
  return g;
}

Vec BoardGeometry::centre(Point at) const {
  Vec place = cell(at).centre();
  if (at.row < 0) place.y = cells.y - kRingLine * side;
  if (at.row >= size.height) place.y = cells.bottom() + kRingLine * side;
  if (at.column < 0) place.x = cells.x - kRingLine * side;
  if (at.column >= size.width) place.x = cells.right() + kRingLine * side;
  return place;
}

std::optional<Point> BoardGeometry::hit(Vec place) const {
  if (!cells.contains(place) || side <= 0) return std::nullopt;
  const Point at{static_cast<int>((place.y - cells.y) / side), static_cast<int>((place.x - cells.x) / side)};
  return size.contains(at) ? std::optional(at) : std::nullopt;
}

}  // namespace quintet::link
