// Where the crossings of the board are on the screen, in points.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>

#include "core/gomoku/board.hpp"
#include "engine/render/geometry.hpp"

namespace quintet::gomoku {

enum class Coordinates : std::uint8_t { Hidden, Shown };

struct BoardGeometry {
  BoardGeometry() = default;
  // The largest board of `lines` lines that fits the area, its plate centred in it. Requires lines > 1.
  BoardGeometry(Rect area, int lines, Coordinates shown) : side(lines), coordinates(shown) {
    // From the outermost lines to the edge of the plate, in steps: room for the letters, or for half a stone.
    const float edge = shown == Coordinates::Shown ? 1.34F : 0.72F;
    const float steps = static_cast<float>(side - 1) + 2 * edge;
    step = std::max(1.0F, std::min(area.w, area.h) / steps);
    plate = centred(area.centre(), {step * steps, step * steps});
    first = plate.origin() + Vec{edge, edge} * step;
  }

  Vec centre(Point at) const {
    return first + Vec{static_cast<float>(at.column), static_cast<float>(at.row)} * step;
  }
  // The crossing nearest to a place on the plate, within half a step.
  std::optional<Point> hit(Vec place) const {
    const Vec from = place - first;
    const Point at{static_cast<int>(std::lround(from.y / step)),
                   static_cast<int>(std::lround(from.x / step))};
    return Size{side, side}.contains(at) && plate.contains(place) ? std::optional(at) : std::nullopt;
  }

  int side = kUsualSide;
  Coordinates coordinates = Coordinates::Shown;
  Rect plate;
  Vec first;       // the crossing at the top left
  float step = 0;  // from crossing to crossing
};

}  // namespace quintet::gomoku
