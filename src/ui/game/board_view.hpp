// What the pages of the middle need to know of a board on the screen. Each game draws its own.
#pragma once

#include <optional>

#include "core/grid.hpp"
#include "engine/render/geometry.hpp"
#include "engine/scene/duration.hpp"
#include "engine/scene/input.hpp"

namespace quintet::ui {

class BoardView {
 public:
  virtual ~BoardView() = default;

  // The board with its rim.
  virtual Rect plate() const = 0;
  // The height of the rim along the top, where messages stand; points.
  virtual float rim() const = 0;
  // From one cell to the next; points.
  virtual float pitch() const = 0;
  virtual Vec centre(Point cell) const = 0;
  // The cell that a press at this place means.
  virtual std::optional<Point> hit(Vec place, Duration now) const = 0;
  virtual bool moving(Duration now) const = 0;
  // When everything that moves now will have come to rest.
  virtual Duration busy_until() const = 0;
};

// The cell of a grid of this size that an arrow leads to; nothing at the edge.
inline std::optional<Point> next_in_grid(Size size, Point from, Action direction) {
  if (direction == Action::Up) --from.row;
  if (direction == Action::Down) ++from.row;
  if (direction == Action::Left) --from.column;
  if (direction == Action::Right) ++from.column;
  const bool inside = from.row >= 0 && from.row < size.height && from.column >= 0 && from.column < size.width;
  return inside ? std::optional(from) : std::nullopt;
}

}  // namespace quintet::ui
