// The link-up board on the screen: where its cells are, how tiles and marks look, and the motion that follows
// a move. All motion is a function of scene time; a new move finishes what still moves.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/link/game.hpp"
#include "engine/render/canvas.hpp"
#include "engine/scene/duration.hpp"
#include "games/link/settings.hpp"
#include "ui/context.hpp"
#include "ui/game/board_view.hpp"

namespace quintet::link {

// The pictures that tiles carry, by the order of kinds.
class TileSet {
 public:
  TileSet(const Assets& assets, Pictures pictures);

  std::size_t size() const { return names_.size(); }
  // A tile that shows what such a set looks like; reads no file.
  static std::array<SpriteLayer, 2> sample(Pictures pictures, const ui::Theme& theme);
  // The whole tile in one picture, ready for the canvas's cache.
  std::array<SpriteLayer, 2> layers(link::Tile tile, const ui::Theme& theme) const;

 private:
  Pictures pictures_;
  std::vector<std::string> names_;  // files, or single characters
};

// Pictures of the desk: the bare face of a tile, and a stone.
std::string_view tile_face_picture(const ui::Theme& theme);
std::string_view stone_picture(const ui::Theme& theme);

// What is marked on the board besides its tiles.
struct BoardMarks {
  std::optional<Point> selected;
  std::optional<Point> hovered;
  std::optional<Point> cursor;
  std::optional<link::Pair> hint;
  std::optional<link::Tile> lit;  // all tiles with this picture
};

class BoardView final : public ui::BoardView {
 public:
  explicit BoardView(ui::Context& context);

  // The largest board that fits the area, its plate centred in it.
  void fit(Rect area, ::quintet::Size size, link::Outside outside);
  Rect plate() const override { return plate_; }
  float pitch() const override { return side_; }
  // Also of cells in the ring outside the board, which is drawn narrower than a cell.
  Vec centre(Point at) const override;
  Rect cell(Point at) const;
  // The cell whose tile is drawn at that place at that time, also while tiles glide. A place from which the tiles
  // have just gone means the tile that is on its way there.
  std::optional<Point> hit(Vec place, Duration now) const override;
  // Width of the plate around the cells.
  float rim() const override { return cells_.x - plate_.x; }

  void deal_in(Duration now);
  // The move has been played; `pair` is what was taken, if it was a pair.
  void show(const link::Played& played, const std::optional<link::Pair>& pair, Duration now);
  // Of the move that is shown: when its tiles begin to fall, and when they begin to be placed anew.
  Duration fall_start() const { return context_.still() ? moved_at_ : line_end(); }
  Duration mix_start() const;
  void refuse(const link::Pair& pair, Duration now);
  // Draws the eye to a pair.
  void point_out(Duration now);
  // The whole board as it was dealt blooms once more from the place of the last pair, when its line has been drawn:
  // then is returned. Nothing is shown where motion is reduced.
  Duration celebrate(const link::Board& dealt, Point from, Duration now);
  void finish();
  bool moving(Duration now) const override { return now < busy_until_; }
  Duration busy_until() const override { return busy_until_; }

  // The whole window: the desk and the board on it. What stands still is painted once and then copied.
  void draw(Canvas& canvas, const link::Board& board, const BoardMarks& marks, Duration now) const;

 private:
  struct Line {
    link::Pair pair;
    link::Tile tile;
    std::vector<Point> corners;
    Duration start;
  };
  // A tile that stands in `to`, on its way there by way of `via`.
  struct Glide {
    Point from, via;
    bool falls = false, mixes = false;
  };
  struct Celebration {
    link::Board dealt;
    Point from;
    Duration start;
  };
  struct Refusal {
    link::Pair pair;
    Duration start;
  };

  const TileSet& tiles() const;
  void draw_plate(Canvas& canvas) const;
  static float strength(const link::Board& board, Point at, const BoardMarks& marks);
  void draw_cell(Canvas& canvas, link::Tile tile, Rect at, SpriteStyle style) const;
  bool is_still(Point at, Duration now) const;
  std::string desk_key() const;
  std::string still_key(const link::Board& board, const BoardMarks& marks, Duration now) const;
  void draw_still_tiles(Canvas& canvas, const link::Board& board, const BoardMarks& marks,
                        Duration now) const;
  void draw_moving_tiles(Canvas& canvas, const link::Board& board, const BoardMarks& marks,
                         Duration now) const;
  void draw_marks(Canvas& canvas, const link::Board& board, const BoardMarks& marks, Duration now) const;
  void draw_lifted(Canvas& canvas, link::Tile tile, Rect at, SpriteStyle style) const;
  void draw_hint(Canvas& canvas, const link::Board& board, const link::Pair& pair, Duration now) const;
  void draw_refusal(Canvas& canvas, Duration now) const;
  void draw_pair_going(Canvas& canvas, Duration now) const;
  void draw_line(Canvas& canvas, Duration now) const;
  void draw_celebration(Canvas& canvas, Duration now) const;
  void draw_cursor(Canvas& canvas, Rect at) const;
  void mark(Canvas& canvas, Rect at, Rgba colour) const;
  void bracket(Canvas& canvas, Rect at, float width, Rgba colour) const;
  // Where the tile of a cell is drawn.
  Rect place_of(Point at, Duration now) const;
  Vec glide_offset(Point at, const Glide& glide, Duration now) const;
  float appearance(Point at, Duration now) const;
  float shake(Point at, Duration now) const;
  Duration line_time() const;
  Tween pair_going() const;
  Duration line_end() const;
  Duration dealing_end() const;
  Duration refusal_end() const;
  bool gliding(Duration now) const { return !glides_.empty() && now < glides_end_; }

  ui::Context& context_;
  ::quintet::Size size_{};
  link::Outside outside_ = link::Outside::Allowed;
  Rect plate_, cells_;
  float side_ = 0;
  std::optional<Line> line_;
  std::map<Point, Glide> glides_;
  std::optional<Refusal> refusal_;
  std::optional<Celebration> celebration_;
  std::optional<Duration> dealt_at_, pointed_out_at_;
  Duration moved_at_{0};
  Duration glides_end_{0}, busy_until_{0};  // of the tiles on their way, and of all that moves
  TileSet paintings_, characters_;
};

}  // namespace quintet::link
