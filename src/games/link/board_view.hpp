// The board of Link-up on the screen: tiles that lift, the line that joins a pair, and gliding under gravity.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/link/game.hpp"
#include "engine/render/canvas.hpp"
#include "engine/scene/duration.hpp"
#include "games/link/paintings.hpp"
#include "games/link/tiles.hpp"
#include "ui/kit/board_view.hpp"

namespace quintet::link {

// The shape of a brush stroke along a polyline: the corners are rounded, the width swells where the brush is set down and
// thins out where it is lifted, and both ends are soft.

struct Brush {
  float width = 1;         // points
  float bend = 1;          // radius of a corner; more than half of the width
  std::uint32_t seed = 0;  // of the hand's small irregularities
};

// The first `part`, 0…1, of the stroke by length; empty where there is nothing to draw.
std::vector<BrushPoint> brush_stroke(std::span<const Vec> corners, const Brush& brush, float part);

// What is seen of a pair that was taken: a brush stroke along the path, and the two tiles, which pop with a few flecks of
// ink. The stroke is drawn on the plate, below all tiles; the tiles are drawn above.
struct PairLine {
  Pair pair;
  Tile tile;
  std::vector<Point> corners;
  Duration start;
  float heat = 0;  // 0…1: of the pairs in a row, which make the stroke broader and the ink fly farther

  // When other tiles begin to fall: while the stroke is still being drawn.
  Duration fall_start(const ui::Context& context) const;
  // When the line begins to fade; depends on the settings.
  Duration fading(const ui::Context& context) const;
  // When the line, the tiles and the ink have disappeared.
  Duration end(const ui::Context& context) const;
  void draw_stroke(const TilePainter& painter, Duration now) const;
  void draw_tiles(const TilePainter& painter, Duration now) const;

 private:
  // The first tile pops at once, the second one when the brush arrives.
  Tween pop(const ui::Context& context, Point at) const;
  Tween spray(const ui::Context& context, Point at) const;
  void draw_tile(const TilePainter& painter, Point at, Duration now) const;
  void draw_flecks(const TilePainter& painter, Point at, Duration now) const;
};

// What is seen of a pair whose way has too many turns: the way in broken ink, with its turns counted; red from the third.
struct BrokenLine {
  std::vector<Point> corners;
  Duration start;

  Duration end() const;
  void draw(const TilePainter& painter, Duration now) const;
};

// The link-up board on the screen, and the motion that follows a move. All motion is a function of scene time; a new move
// ends the motion in progress.

// What is marked on the board besides its tiles.
struct BoardMarks {
  std::optional<Point> selected;
  std::optional<Point> hovered;
  std::optional<Point> cursor;
  std::optional<Pair> hint;
  std::optional<Tile> lit;  // all tiles with this picture
};

enum class TileMotion : std::uint8_t { Deals, Glides, Shakes, Lifts, PointsOut };

// How a tile comes to its cell after a move: it falls from `from` to `via`, and is then mixed from there to the cell.
struct Glide {
  Point from, via;
  bool falls = false, mixes = false;
};

class BoardView final : public ui::MotionBoard<TileMotion, Glide> {
 public:
  explicit BoardView(ui::Context& context);

  // The pictures on the tiles; by default those of the settings.
  void use(std::optional<Pictures> pictures) { pictures_ = pictures; }
  void fit(Rect area, Size size, Outside outside);
  // After the end and `fit`: the plate becomes this mount of the painting, by `part`.
  void mount(Rect mount, float part);
  // The cell whose tile is drawn at that place at that time, also while tiles glide. At a place
  // that its tile has just left, the tile that will arrive there.
  std::optional<Point> hit(Vec place, Duration now) const override;

  void deal_in(const Board& board, Duration now);
  // The move has been played; `pair` is what was taken, if it was a pair. `heat` as in PairLine.
  void show(const Played& played, const std::optional<Pair>& pair, Duration now, float heat = 0);
  // When the tiles of the move that is shown begin to fall, and when they begin to be mixed.
  Duration fall_start() const { return line_ ? line_->fall_start(context_) : moved_at_; }
  Duration mix_start() const;
  // `way`: the one between the two that has too many turns, if that is why.
  void refuse(const Pair& pair, std::vector<Point> way, Duration now);
  // The tile that has just been selected comes up.
  void lift(Duration now);
  // Draws attention to a pair.
  void point_out(Duration now);
  // The painting under the tiles; nothing where none is laid.
  PaintingView& painting() { return painting_; }
  const PaintingView& painting() const { return painting_; }
  // The board is cleared: its painting opens on the plate when the motion in progress is over.
  void open_painting();
  void finish();

  // The whole window: the desk and the board on it. Everything that does not move is painted once and then copied.
  void draw(Canvas& canvas, const Board& board, const BoardMarks& marks, Duration now) const;

 private:
  Pictures pictures() const;
  const TileSet& tiles() const;
  void glide(const Played& played);
  // Whether the tile of its cell is drawn above the line.
  bool moves(const Motion& motion, Duration now) const;
  std::string still_key(const Grid<Tile>& resting, const Board& board, const BoardMarks& marks) const;
  void draw_moving_tiles(const TilePainter& painter, const Board& board, const BoardMarks& marks,
                         Duration now) const;
  void draw_marks(const TilePainter& painter, const Board& board, const BoardMarks& marks,
                  Duration now) const;
  void draw_lit_outlines(const TilePainter& painter, const Board& board, Tile tile) const;
  void draw_hint(const TilePainter& painter, const Board& board, const Pair& pair, Duration now) const;
  void draw_opened(const TilePainter& painter, const Board& board, Duration now) const;
  // Where the tile of a cell is drawn.
  Rect place_of(Point at, Duration now) const;
  Rect place_of(const Motion& motion, Duration now) const;
  float appearance(const Motion& motion, Duration now) const;

  ui::Context& context_;
  PaintingView painting_;
  float mounted_ = 0;
  std::optional<PairLine> line_;
  std::optional<BrokenLine> broken_;
  Duration moved_at_{0};
  std::optional<Pictures> pictures_;
  TileSet paintings_, characters_;
};

}  // namespace quintet::link
