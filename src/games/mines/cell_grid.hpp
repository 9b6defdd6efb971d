// Where the cells of a board are on the screen, in points: squares side by side on a bed, in a frame. Of a board larger
// than its room only a part is seen, through the window.
#pragma once

#include <algorithm>
#include <cmath>
#include <optional>

#include "core/grid.hpp"
#include "engine/render/geometry.hpp"

namespace quintet::mines {

struct CellGrid {
  static constexpr float kLeastCell = 12, kLargestCell = 72;  // points

  CellGrid() = default;
  // The whole board, with the largest cells that fit the area, its plate in the middle. `scale` is that of the canvas:
  // cells have whole pixels, so that they share pictures.
  CellGrid(Rect area, Size board, float scale)
      : CellGrid(area, board, scale, std::min(fitting_side(area, board), kLargestCell), {}) {}
  // Cells of this side, of which the area may show a part only: `scrolled` is how far the window is from the board's
  // first cell, and is kept inside the board.
  CellGrid(Rect area, Size board, float scale, float cell_side, Vec scrolled) : size(board) {
    const auto whole = [scale](float points) { return std::floor(points * scale + 1e-3F) / scale; };
    const auto nearest = [scale](float points) { return std::round(points * scale) / scale; };
    side = std::max(whole(cell_side), 1 / scale);
    rim = std::max(whole(rim_in(area)), 1 / scale);  // no more than fitting_side takes off
    const Extent all = extent();
    const Extent seen{std::min(all.w, whole(area.w - 2 * rim)), std::min(all.h, whole(area.h - 2 * rim))};
    const Rect middle = centred(area.centre(), {seen.w + 2 * rim, seen.h + 2 * rim});
    plate = {nearest(middle.x), nearest(middle.y), middle.w, middle.h};
    window = plate.grown(-rim);
    origin = window.origin() - Vec{std::clamp(nearest(scrolled.x), 0.0F, all.w - seen.w),
                                   std::clamp(nearest(scrolled.y), 0.0F, all.h - seen.h)};
  }

  // Covers the area with cells from edge to edge, without a frame, as near to a place as the board reaches; the place is
  // counted in cells. Requires a board that is larger than the area.
  static CellGrid covering(Rect area, Size board, float scale, float cell_side, Vec place) {
    CellGrid grid;
    grid.size = board;
    grid.side = std::max(std::ceil(cell_side * scale - 1e-3F), 1.0F) / scale;
    grid.plate = grid.window = area;
    const auto first = [&grid](float middle, float room, int cells) {
      const float seen = room / grid.side;
      return std::clamp(std::round(middle - seen / 2), 0.0F,
                        std::max(0.0F, static_cast<float>(cells) - seen));
    };
    grid.origin = area.origin() -
                  Vec{first(place.x, area.w, board.width), first(place.y, area.h, board.height)} * grid.side;
    return grid;
  }

  // The largest side at which the whole board fits.
  static float fitting_side(Rect area, Size board) {
    const float rims = 2 * rim_in(area);
    return std::min((area.w - rims) / static_cast<float>(board.width),
                    (area.h - rims) / static_cast<float>(board.height));
  }

  // Of all cells, seen or not.
  Extent extent() const {
    return {side * static_cast<float>(size.width), side * static_cast<float>(size.height)};
  }
  bool whole() const { return window.w >= extent().w && window.h >= extent().h; }
  Vec scrolled() const { return window.origin() - origin; }

  Rect cell(Point at) const {
    return {origin.x + side * static_cast<float>(at.column), origin.y + side * static_cast<float>(at.row),
            side, side};
  }
  // Nothing outside the window.
  std::optional<Point> hit(Vec place) const {
    if (!window.contains(place)) return std::nullopt;
    const Point at{static_cast<int>((place.y - origin.y) / side),
                   static_cast<int>((place.x - origin.x) / side)};
    return size.contains(at) ? std::optional(at) : std::nullopt;
  }
  // Calls `visit` for each cell of which a part is in the window, row by row.
  template <class Visit>
  void for_seen(const Visit& visit) const {
    const Vec from = scrolled();
    const auto first = [this](float at) { return static_cast<int>(at / side); };
    const auto end = [this](float at, int most) {
      return std::min(static_cast<int>(std::ceil(at / side - 1e-3F)), most);
    };
    for (int row = first(from.y); row < end(from.y + window.h, size.height); ++row) {
      for (int column = first(from.x); column < end(from.x + window.w, size.width); ++column)
        visit(Point{row, column});
    }
  }

  Size size{};
  Rect plate{}, window{};  // with the frame, and without
  Vec origin{};            // of the first cell, perhaps outside the window
  float side = 0, rim = 0;

 private:
  static float rim_in(Rect area) {
    constexpr float kRim = 0.016F, kLeastRim = 2, kMostRim = 12;
    return std::clamp(kRim * std::min(area.w, area.h), kLeastRim, kMostRim);
  }
};

}  // namespace quintet::mines
