// Where the cells of the board are on the screen, in points.
#pragma once

#include <algorithm>
#include <cmath>
#include <optional>

#include "core/grid.hpp"
#include "core/link/rules.hpp"
#include "engine/render/geometry.hpp"

namespace quintet::link {

struct BoardGeometry {
  BoardGeometry() = default;
  // The largest board that fits the area, its plate centred in it. Where lines may run outside, the plate has room for
  // them. `scale` is that of the canvas: cells have whole pixels, so that all tiles have one size and share pictures.
  BoardGeometry(Rect area, Size board, Outside outside, float scale) : size(board) {
    constexpr float kLargestCell = 100, kRim = 0.62F, kPlainRim = 0.22F;  // the rims in cells
    const float rim = outside == Outside::Allowed ? kRim : kPlainRim;
    const auto width = static_cast<float>(size.width), height = static_cast<float>(size.height);
    const float columns = width + 2 * rim, rows = height + 2 * rim;
    side = std::floor(std::min({area.w / columns, area.h / rows, kLargestCell}) * scale) / scale;
    plate = centred(area.centre(), {side * columns, side * rows});
    plate.x = std::round(plate.x * scale) / scale;
    plate.y = std::round(plate.y * scale) / scale;
    const float pixel_rim = std::round(rim * side * scale) / scale;
    cells = {plate.x + pixel_rim, plate.y + pixel_rim, side * width, side * height};
  }

  Rect cell(Point at) const {
    return {cells.x + side * static_cast<float>(at.column), cells.y + side * static_cast<float>(at.row), side,
            side};
  }
  // Also of cells in the ring outside the board, which is drawn narrower than a cell.
  Vec centre(Point at) const {
    const float line = 0.33F * side;  // from the edge of the board to a line in the ring
    Vec place = cell(at).centre();
    if (at.row < 0) place.y = cells.y - line;
    if (at.row >= size.height) place.y = cells.bottom() + line;
    if (at.column < 0) place.x = cells.x - line;
    if (at.column >= size.width) place.x = cells.right() + line;
    return place;
  }
  // Nothing outside the cells.
  std::optional<Point> hit(Vec place) const {
    if (!cells.contains(place)) return std::nullopt;
    const Point at{static_cast<int>((place.y - cells.y) / side),
                   static_cast<int>((place.x - cells.x) / side)};
    return size.contains(at) ? std::optional(at) : std::nullopt;
  }

  Size size{};
  Rect plate{}, cells{};
  float side = 0;  // of a cell
};

}  // namespace quintet::link
