// The line that connects a pair, and the two tiles that fade once it has reached the second.
#pragma once

#include <vector>

#include "engine/scene/duration.hpp"
#include "games/link/tile_painter.hpp"

namespace quintet::link {

struct PairLine {
  Pair pair;
  Tile tile;
  std::vector<Point> corners;
  Duration start;

  // When the line begins to fade; depends on the settings.
  Duration fading(const ui::Context& context) const;
  // When both the line and the tiles have disappeared.
  Duration end(const ui::Context& context) const;
  void draw(const TilePainter& painter, Duration now) const;

 private:
  Tween tiles_fading(const ui::Context& context) const;
  void draw_tiles(const TilePainter& painter, Duration now) const;
};

}  // namespace quintet::link
