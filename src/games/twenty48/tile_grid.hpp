// Where the cells of a board are on the screen, in points: squares with gaps between them, on a plate with a rim.
#pragma once

#include <algorithm>
#include <cmath>
#include <optional>

#include "core/grid.hpp"
#include "engine/render/geometry.hpp"

namespace quintet::twenty48 {

struct TileGrid {
  TileGrid() = default;
  // The largest board that fits the area, its plate in the middle. `scale` is that of the canvas: cells and gaps have
  // whole pixels, so that all tiles have one size and share pictures.
  TileGrid(Rect area, int cells_a_side, float scale) : side(cells_a_side) {
    constexpr float kGap = 12.0F / 137, kRim = 16.0F / 137;  // in cells
    const auto cells = static_cast<float>(side);
    const auto whole = [scale](float points) { return std::floor(points * scale) / scale; };
    const float room = std::min(area.w, area.h);
    cell_side = whole(room / (cells + (cells - 1) * kGap + 2 * kRim));
    gap = std::max(1 / scale, whole(kGap * cell_side));
    rim = std::max(1 / scale, whole(kRim * cell_side));
    const float whole_side = cells * cell_side + (cells - 1) * gap + 2 * rim;
    const Rect middle = centred(area.centre(), {whole_side, whole_side});
    plate = {std::round(middle.x * scale) / scale, std::round(middle.y * scale) / scale, whole_side,
             whole_side};
  }

  float pitch() const { return cell_side + gap; }
  Rect cell(Point at) const {
    return {plate.x + rim + pitch() * static_cast<float>(at.column),
            plate.y + rim + pitch() * static_cast<float>(at.row), cell_side, cell_side};
  }
  // Half of each gap belongs to the cell beside it.
  std::optional<Point> hit(Vec place) const {
    const Rect cells = plate.grown(gap / 2 - rim);
    if (!cells.contains(place)) return std::nullopt;
    return Point{std::min(static_cast<int>((place.y - cells.y) / pitch()), side - 1),
                 std::min(static_cast<int>((place.x - cells.x) / pitch()), side - 1)};
  }

  int side = 0;  // in cells
  Rect plate{};
  float cell_side = 0, gap = 0, rim = 0;
};

}  // namespace quintet::twenty48
