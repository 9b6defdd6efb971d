// The painting under the board: cleared cells show it faintly; when the board is empty it opens, its plate becomes a
// mount in the shape of the painting, and the seal is stamped on it. All motion is a function of scene time.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/link/board.hpp"
#include "games/link/board_geometry.hpp"
#include "ui/context.hpp"

namespace quintet::link {

class PaintingView {
 public:
  explicit PaintingView(const ui::Context& context) : context_(context) {}

  // The painting with this id, under the board that was dealt. Nothing is shown for an unknown id.
  void lay(std::string_view id, const Board& dealt);
  bool shown() const { return !picture_.empty(); }

  // The largest mount in an area. The painting is rasterised in the size that it has on the mount at the end.
  static Rect mount_in(Rect area);
  static Rect painting_on(Rect plate);
  void set_final_mount(Rect mount) { final_ = painting_on(mount); }

  // Describes what `draw_cleared` draws.
  std::string key(const Board& board) const;
  // Between the plate and the tiles. The uncleared rest of the plate is plain paper.
  void draw_cleared(Canvas& canvas, const BoardGeometry& geometry, const Board& board) const;

  // Everything is cleared: the painting opens. `sealed` is when the seal comes down on it.
  void open(Duration start) { opening_ = start; }
  void seal(Duration at) { sealing_ = at; }
  void finish();
  void close() { opening_ = sealing_ = std::nullopt; }
  bool opened() const { return opening_.has_value(); }
  Duration open_end() const;
  Duration seal_hit() const;
  Duration seal_end() const;

  // The plate itself and the painting on it; `mounted` is 0 on the plate of the board, 1 on the mount.
  void draw_whole(Canvas& canvas, Rect plate, float mounted, Duration now) const;
  // The seal at rest on a painting.
  static void draw_seal_on(Canvas& canvas, const ui::Theme& theme, Rect painting);

 private:
  // The cell had a tile and has none now; one of its neighbours does.
  bool cleared(const Board& board, Point at) const;
  bool beside_cleared(const Board& board, Point at) const;
  // Cleared cells side by side in a row.
  void draw_run(Canvas& canvas, const BoardGeometry& geometry, Point first, int count,
                std::string_view key) const;
  // `key` is faint_key(window).
  void draw_faint(Canvas& canvas, Rect window, std::string_view key) const;
  void draw_soft_edges(Canvas& canvas, const BoardGeometry& geometry, std::span<const Point> cells) const;
  std::string faint_key(Rect window) const;
  // Fills `window` with the painting around its middle.
  void draw_picture(Canvas& canvas, Rect window, float opacity) const;
  static Rect seal_on(Rect painting);
  void draw_seal(Canvas& canvas, Rect painting, Duration now) const;

  const ui::Context& context_;
  std::string id_, picture_;
  std::vector<bool> dealt_;  // the cells that had a tile
  Rect final_{0, 0, 768, 578};
  std::optional<Duration> opening_, sealing_;
};

}  // namespace quintet::link
