// The link-up board on the screen, and the motion that follows a move. All motion is a function of scene time; a new move
// ends the motion in progress.
#pragma once

#include <optional>
#include <string>

#include "games/link/painting_view.hpp"
#include "games/link/pair_line.hpp"
#include "games/link/tile_glides.hpp"
#include "ui/game/board_view.hpp"

namespace quintet::link {

// What is marked on the board besides its tiles.
struct BoardMarks {
  std::optional<Point> selected;
  std::optional<Point> hovered;
  std::optional<Point> cursor;
  std::optional<Pair> hint;
  std::optional<Tile> lit;  // all tiles with this picture
};

class BoardView final : public ui::BoardView {
 public:
  explicit BoardView(ui::Context& context);

  // The pictures on the tiles; by default those of the settings.
  void use(std::optional<Pictures> pictures) { pictures_ = pictures; }
  // See BoardGeometry.
  void fit(Rect area, Size size, Outside outside);
  // After the end: the plate becomes this mount of the painting, by `part`.
  void mount(Rect mount, float part);
  Rect plate() const override { return mix(geometry_.plate, mount_, mounted_); }
  float pitch() const override { return geometry_.side; }
  Vec centre(Point at) const override { return geometry_.centre(at); }
  Rect cell(Point at) const { return geometry_.cell(at); }
  // The cell whose tile is drawn at that place at that time, also while tiles glide. At a place
  // that its tile has just left, the tile that will arrive there.
  std::optional<Point> hit(Vec place, Duration now) const override;
  // Width of the plate around the cells.
  float rim() const override { return geometry_.cells.x - geometry_.plate.x; }

  void deal_in(Duration now);
  // The move has been played; `pair` is what was taken, if it was a pair.
  void show(const Played& played, const std::optional<Pair>& pair, Duration now);
  // Of the move that is shown: when its tiles begin to fall, and when they begin to be mixed.
  Duration fall_start() const { return line_ ? line_->fall_start(context_) : moved_at_; }
  Duration mix_start() const { return glides_.empty() ? fall_start() : glides_.mix_start(); }
  void refuse(const Pair& pair, Duration now);
  // The tile that has just been selected comes up.
  void lift(Duration now);
  // Draws attention to a pair.
  void point_out(Duration now);
  // The painting under the tiles; nothing where none is laid.
  PaintingView& painting() { return painting_; }
  void finish();
  bool moving(Duration now) const override { return now < busy_until_; }
  Duration busy_until() const override { return busy_until_; }

  // The whole window: the desk and the board on it. Everything that does not move is painted once and then copied.
  void draw(Canvas& canvas, const Board& board, const BoardMarks& marks, Duration now) const;

 private:
  struct Refusal {
    Pair pair;
    Duration start;
  };

  Pictures pictures() const;
  const TileSet& tiles() const;
  bool is_refused(Point at) const { return refusal_ && (at == refusal_->pair.a || at == refusal_->pair.b); }
  bool is_still(Point at, Duration now) const;
  std::string desk_key() const;
  std::string still_key(const Board& board, const BoardMarks& marks, Duration now) const;
  void draw_still_tiles(const TilePainter& painter, const Board& board, const BoardMarks& marks,
                        Duration now) const;
  void draw_moving_tiles(const TilePainter& painter, const Board& board, const BoardMarks& marks,
                         Duration now) const;
  void draw_marks(const TilePainter& painter, const Board& board, const BoardMarks& marks,
                  Duration now) const;
  void draw_lit_outlines(const TilePainter& painter, const Board& board, Tile tile) const;
  void draw_hint(const TilePainter& painter, const Board& board, const Pair& pair, Duration now) const;
  void draw_opened(const TilePainter& painter, const Board& board, Duration now) const;
  // Where the tile of a cell is drawn.
  Rect place_of(Point at, Duration now) const;
  float appearance(Point at, Duration now) const;
  float shake(Point at, Duration now) const;
  Duration line_end() const { return line_ ? line_->fading(context_) : moved_at_; }
  Duration dealing_end() const;
  Tween refusing() const { return {refusal_->start, context_.pace(ui::motion::kCalm)}; }

  ui::Context& context_;
  BoardGeometry geometry_;
  PaintingView painting_;
  Rect mount_;
  float mounted_ = 0;
  std::optional<PairLine> line_;
  TileGlides glides_;
  std::optional<Refusal> refusal_;
  std::optional<Duration> dealt_at_, pointed_out_at_, lifted_at_;
  Duration moved_at_{0}, busy_until_{0};
  std::optional<Pictures> pictures_;
  TileSet paintings_, characters_;
};

}  // namespace quintet::link
