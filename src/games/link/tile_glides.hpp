// The motion of tiles to other cells after a move: first they fall, then they are mixed.
#pragma once

#include <map>
#include <optional>

#include "core/link/game.hpp"
#include "engine/scene/duration.hpp"
#include "games/link/board_geometry.hpp"

namespace quintet::link {

class TileGlides {
 public:
  // Begins the motion that the move describes.
  void begin(const Played& played, Duration start);
  void clear() { glides_.clear(); }
  bool empty() const { return glides_.empty(); }
  // When mixing begins and when all tiles have arrived. Requires that the glides have begun.
  Duration mix_start() const;
  Duration end() const { return end_; }
  // Whether the move has brought a tile to this cell.
  bool contains(Point at) const { return glides_.contains(at); }
  // Whether the tile of the cell has not arrived yet.
  bool moves(Point at, Duration now) const { return now < end_ && glides_.contains(at); }
  // Where the tile of the cell is drawn.
  Rect place(Point at, const BoardGeometry& geometry, Duration now) const;
  // The cell whose tile is drawn at that place, of those that have not arrived.
  std::optional<Point> hit(Vec place, const BoardGeometry& geometry, Duration now) const;

 private:
  // How a tile comes to its cell: from `from` to `via`, and then to the cell.
  struct Glide {
    Point from, via;
    bool falls = false, mixes = false;
  };

  std::map<Point, Glide> glides_;
  Duration start_{0}, end_{0};
};

}  // namespace quintet::link
