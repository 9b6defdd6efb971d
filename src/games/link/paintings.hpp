// The ink paintings under the boards of Link-up, mounted and revealed.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/link/board.hpp"
#include "games/link/tiles.hpp"
#include "ui/context.hpp"
#include "ui/pages/result_page.hpp"

namespace quintet::link {

// The ink paintings that clearing a board reveals. Each is a picture of 768 by 578 whose middle carries it, so that
// it can be cropped to any board from square to 16:9.

struct Painting {
  std::string_view id;     // of its file and in the player's album; never changes
  std::string_view title;  // English; the key of its translation
};

// The width of every painting divided by its height.
inline constexpr float kPaintingShape = 768.0F / 578.0F;

// In the order of the album. New paintings are added at the end.
std::span<const Painting> paintings();
// Null where no painting has this id, as in a save of a later version.
const Painting* find_painting(std::string_view id);

// Name of its asset.
std::string painting_picture(const Painting& painting);
// Sealed, on a mount as large as the area allows.
void draw_mounted(Canvas& canvas, const ui::Theme& theme, Rect area, const Painting& painting);

// Where a won board stands beside its result: it becomes the mount of its painting.

// Both parts centred together; the result beside the mount is as high as it.
ui::ResultPlaces places_with_mount(Rect area);

// The painting under the board: cleared cells show it faintly; when the board is empty it opens, its plate becomes a
// mount in the shape of the painting, and the seal is stamped on it. All motion is a function of scene time.
class PaintingView {
 public:
  explicit PaintingView(const ui::Context& context) : context_(context) {}

  // The painting with this id, under the board that was dealt. Nothing is shown for an unknown id.
  void lay(std::string_view id, const Board& dealt);
  bool shown() const { return !picture_.empty(); }

  // The painting is rasterised in the size that it has on this mount at the end.
  void set_final_mount(Rect mount);

  // Describes what `draw_cleared` draws.
  std::string key(const Board& board) const;
  // Between the plate and the tiles. The uncleared rest of the plate is plain paper.
  void draw_cleared(Canvas& canvas, const ui::BoardGrid& grid, const Board& board) const;

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

 private:
  // The cell had a tile and has none now; one of its neighbours does.
  bool cleared(const Board& board, Point at) const;
  bool beside_cleared(const Board& board, Point at) const;
  // Cleared cells side by side in a row.
  void draw_run(Canvas& canvas, const ui::BoardGrid& grid, Point first, int count,
                std::string_view key) const;
  // `key` is faint_key(window).
  void draw_faint(Canvas& canvas, Rect window, std::string_view key) const;
  void draw_soft_edges(Canvas& canvas, const ui::BoardGrid& grid, std::span<const Point> cells) const;
  std::string faint_key(Rect window) const;
  // Fills `window` with the painting around its middle.
  void draw_picture(Canvas& canvas, Rect window, float opacity) const;
  void draw_seal(Canvas& canvas, Rect painting, Duration now) const;

  const ui::Context& context_;
  std::string id_, picture_;
  std::vector<bool> dealt_;  // the cells that had a tile
  Rect final_{0, 0, 768, 578};
  std::optional<Duration> opening_, sealing_;
};

}  // namespace quintet::link
