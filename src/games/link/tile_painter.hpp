// Draws single tiles of the board and the marks on them, for one frame.
#pragma once

#include "games/link/board_geometry.hpp"
#include "games/link/tile_set.hpp"
#include "ui/context.hpp"

namespace quintet::link {

struct TilePainter {
  Canvas& canvas;
  const ui::Context& context;
  const BoardGeometry& geometry;
  const TileSet& tiles;

  void draw(Tile tile, Rect at, SpriteStyle style = {}) const;
  // The edge that every tile has with high contrast.
  void draw_edge(Rect at, float opacity) const;
  // With a shadow, as if the tile were raised a little from the board.
  void draw_lifted(Tile tile, Rect at, SpriteStyle style) const;
  // An outline of the face.
  void draw_outline(Rect at, Rgba colour) const;
  // The four corners of a frame.
  void draw_brackets(Rect at, Rgba colour) const;
  void draw_cursor(Rect at) const;
};

}  // namespace quintet::link
