// The board of 2048 on the screen, and the motion that follows a move: tiles slide, merged ones pop, the new tile grows.
// All motion is a function of scene time; a new move ends the motion in progress.
#pragma once

#include <string>
#include <vector>

#include "core/twenty48/game.hpp"
#include "games/twenty48/tile_grid.hpp"
#include "games/twenty48/tile_painter.hpp"
#include "ui/context.hpp"
#include "ui/game/board_view.hpp"

namespace quintet::twenty48 {

class BoardView final : public ui::BoardView {
 public:
  explicit BoardView(ui::Context& context) : context_(context) {}

  void fit(Rect area, int side) { grid_ = TileGrid(area, side, context_.canvas.scale()); }
  const TileGrid& grid() const { return grid_; }
  Rect plate() const override { return grid_.plate; }
  float rim() const override { return grid_.rim; }
  float pitch() const override { return grid_.pitch(); }
  Vec centre(Point at) const override { return grid_.cell(at).centre(); }
  std::optional<Point> hit(Vec place, Duration) const override { return grid_.hit(place); }

  // The first tiles appear.
  void deal_in(const Board& board, Duration now);
  // The move has led from one board to the other.
  void show(const Board& before, const Played& played, Duration now);
  // The move has been taken back: its tiles slide back to where they were.
  void show_undone(const Board& before, const Played& played, Duration now);
  // Nothing can slide this way: the tiles push against the wall.
  void refuse(Direction direction, Duration now);
  void finish();
  bool moving(Duration now) const override { return now < busy_until_; }
  Duration busy_until() const override { return busy_until_; }
  // When the tiles of the last move have arrived.
  Duration slide_end() const { return slide_.end(); }

  // The plate and the tiles on it; the window around them is painted before.
  void draw(Canvas& canvas, const Board& board, Duration now) const;
  // With the window around them.
  void draw_window(Canvas& canvas, const Board& board, Duration now) const;

 private:
  struct Sliding {
    Point from, to;
    Exponent exponent = 0;
  };
  enum class Arrival : std::uint8_t { None, Merged, New };

  void begin(Duration now);
  void draw_tiles(Canvas& canvas, const Board& board, Duration now) const;
  std::string plate_key() const;  // what the look of the plate depends on
  bool slides(Duration now) const { return now < slide_.end() && !sliding_.empty(); }
  // The tiles that do not move now, and empty cells elsewhere; they are painted once and then copied.
  Board still_tiles(const Board& board, Duration now) const;
  void draw_still(Canvas& canvas, const Board& still) const;
  void draw_sliding(Canvas& canvas, const Board& still, Duration now) const;
  void draw_arriving(Canvas& canvas, const Board& board, const Board& still, Duration now) const;
  // The size of the tile of a cell, in parts of the cell.
  float size_of(Point at, Duration now) const;
  Vec push(Duration now) const;

  ui::Context& context_;
  TileGrid grid_;
  std::vector<Sliding> sliding_;
  Grid<Arrival> arrivals_;
  Tween slide_, arrive_;
  std::optional<Direction> refused_;
  Tween refusal_;
  Duration busy_until_{0};
};

}  // namespace quintet::twenty48
