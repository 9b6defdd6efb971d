// Where the cells of the board are on the screen, in points.
#pragma once

#include <optional>

#include "core/grid.hpp"
#include "core/link/rules.hpp"
#include "engine/render/canvas.hpp"

namespace quintet::link {

struct BoardGeometry {
  // The largest board that fits the area, its plate centred in it, in whole pixels of the canvas. Where lines may run
  // outside, the plate has room for them.
  static BoardGeometry fit(Rect area, Size size, Outside outside, const Canvas& canvas);

  Rect cell(Point at) const {
    return {cells.x + side * static_cast<float>(at.column), cells.y + side * static_cast<float>(at.row), side,
            side};
  }
  // Also of cells in the ring outside the board, which is drawn narrower than a cell.
  Vec centre(Point at) const;
  std::optional<Point> hit(Vec place) const;

  Size size{};
  Rect plate{}, cells{};
  float side = 0;  // of a cell
};

}  // namespace quintet::link
