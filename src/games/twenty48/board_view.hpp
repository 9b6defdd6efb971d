// The board of 2048 on the screen: tiles slide, merge and appear, each with its sound.
#pragma once

#include <cstdint>
#include <map>
#include <string>

#include "core/twenty48/game.hpp"
#include "games/twenty48/tiles.hpp"
#include "ui/context.hpp"
#include "ui/kit/board_view.hpp"
#include "ui/kit/board_words.hpp"
#include "ui/kit/floating_gains.hpp"

namespace quintet::twenty48 {

// Lands: a merged tile that reaches the goal.
enum class TileMotion : std::uint8_t { Slides, Appears, Merges, Lands, Pushes };
// Where a tile slides from, or what it pushes against; the tile before a slide.
struct TileWay {
  Point from;
  Exponent tile = 0;
};

// The board of 2048 on the screen, and the motion that follows a move: tiles slide, merged ones pop with a glow that grows
// with their value, the new tile grows. The tile of the goal rises, stands still while the board is dimmed, and lands. A
// new move ends the motion in progress; only the points of merges float on.
class BoardView final : public ui::MotionBoard<TileMotion, TileWay> {
 public:
  explicit BoardView(ui::Context& context) : context_(context), gains_(context) {}

  void fit(Rect area, int side) { place(tile_grid(area, side, context_.canvas.scale())); }

  // The first tiles appear.
  void deal_in(const Board& board, Duration now);
  // The move has led from one board to the other.
  void show(const Board& before, const Played& played, Duration now);
  // The points of this move rise from the tiles that it merges. Requires that the move is shown.
  void show_gains(const Board& before, const Played& played);
  // The move has been taken back: its tiles slide back to where they were.
  void show_undone(const Board& before, const Played& played, Duration now);
  // Nothing can slide this way: the tiles push against the wall.
  void refuse(const Board& board, Direction direction, Duration now);
  // When the tiles of the last move have arrived.
  Duration slide_end() const { return slide_.end(); }
  // When the tile of the goal comes down; requires that the move has reached it.
  Duration goal_lands() const;

  // The points of the last moves float no more.
  void forget_gains();
  // The plate and the tiles on it; the window around them is painted before.
  void draw(Canvas& canvas, const Board& board, Duration now) const;
  // With the window around them.
  void draw_window(Canvas& canvas, const Board& board, Duration now) const;

 private:
  void begin_move(Duration now);
  void draw_tiles(Canvas& canvas, const Board& board, Duration now) const;
  void draw_moving(Canvas& canvas, const Board& board, const Motion& motion, Duration now) const;
  void draw_merging(Canvas& canvas, const Motion& motion, Exponent made, Duration now) const;
  void draw_landing(Canvas& canvas, const Motion& motion, Exponent made, Duration now) const;

  ui::Context& context_;
  ui::FloatingGains gains_;
  Tween slide_, arrive_;  // of the last move
};

// Plays the sounds of a move at the matching moments of its animation.
class MoveSounds : public ui::SoundCues {
 public:
  using SoundCues::SoundCues;

  // The slide, the largest tile that it made on this board, and the new tile. What still sounds of the last move is
  // dropped, so that quick moves do not pile up. `largest_before`: of the board before the move.
  void move(const Played& played, const Board& after, Exponent largest_before, const BoardView& view,
            Duration now);
  // Nothing can slide this way.
  void refusal(Duration now) { at(now, "slide-blocked"); }

 private:
  std::size_t take_ = 0;
};

// What the tiles that end in each cell have made of a merge, by cell: its points, and the exponent of the new tile.
struct Made {
  std::uint64_t points = 0;
  Exponent tile = 0;
};
std::map<Point, Made> made_by(const Board& before, const Played& played);

// The tone of a tile that was made, 4 or larger.
std::string merge_sound(Exponent made);

}  // namespace quintet::twenty48
