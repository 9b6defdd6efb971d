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

  // When the line begins to fade: it is shown as long as the player's settings say.
  Duration fading(const ui::Context& context) const;
  // When neither the line nor the tiles are seen any more.
  Duration end(const ui::Context& context) const;
  void draw(const TilePainter& painter, Duration now) const;

 private:
  Tween tiles_fading(const ui::Context& context) const;
  void draw_tiles(const TilePainter& painter, Duration now) const;
};

}  // namespace quintet::link
