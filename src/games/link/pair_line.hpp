// What is seen of a pair that was taken: a brush stroke along the path, and the two tiles, which pop with a few flecks of
// ink. The stroke is drawn on the plate, below all tiles; the tiles are drawn above.
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

  // When other tiles begin to fall: while the stroke is still being drawn.
  Duration fall_start(const ui::Context& context) const;
  // When the line begins to fade; depends on the settings.
  Duration fading(const ui::Context& context) const;
  // When the line, the tiles and the ink have disappeared.
  Duration end(const ui::Context& context) const;
  void draw_stroke(const TilePainter& painter, Duration now) const;
  void draw_tiles(const TilePainter& painter, Duration now) const;

 private:
  // Of the first tile at once, of the second one when the brush arrives.
  Tween pop(const ui::Context& context, Point at) const;
  Tween spray(const ui::Context& context, Point at) const;
  void draw_tile(const TilePainter& painter, Point at, Duration now) const;
  void draw_flecks(const TilePainter& painter, Point at, Duration now) const;
};

}  // namespace quintet::link
