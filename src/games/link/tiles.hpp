// The tiles of Link-up: their places, their pictures, and how they are drawn.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/grid.hpp"
#include "core/link/board.hpp"
#include "core/link/layout.hpp"
#include "core/link/rules.hpp"
#include "engine/render/canvas.hpp"
#include "engine/render/geometry.hpp"
#include "ui/context.hpp"
#include "ui/kit/board_grid.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::link {

// The sets of pictures on the tiles.
enum class Pictures : std::uint8_t { Paintings, Characters };
inline constexpr std::array kPictureSets{Pictures::Paintings, Pictures::Characters};

// "paintings", as in the settings and in saves.
std::string_view word_of(Pictures pictures);
std::optional<Pictures> pictures_of(std::string_view word);

// The largest board that fits the area, in whole pixels. Where lines may run outside, the plate has room for them.
// `scale` is that of the canvas.
ui::BoardGrid tile_grid(Rect area, Size board, Outside outside, float scale);
// For a picture of a board: cells of whole pixels in the middle of the area, inside a margin counted in cells.
ui::BoardGrid picture_grid(Rect area, Size board, float scale, float margin = 0, float largest = 1e6F);
// A small picture of a board: a square in each cell for which `ink` has a colour.
void draw_squares(Canvas& canvas, const ui::BoardGrid& grid,
                  const std::function<std::optional<Rgba>(Point)>& ink);
// A board in miniature: a small square for each tile and each stone.
struct SilhouetteInk {
  Rgba tile, stone;
};

// As large as the area allows, in whole pixels, centred.
void draw_silhouette(Canvas& canvas, Rect area, const link::Layout& board, SilhouetteInk ink);
// The same board with bare tiles and stones.
void draw_shape(Canvas& canvas, const ui::Theme& theme, Rect area, const link::Layout& board);
// Where a line runs through a cell; those in the ring outside the board are narrower.
Vec line_place(const ui::BoardGrid& grid, Point at);

// The pictures of the tiles on each desk.

// The pictures on the tiles, in the order of kinds.
class TileSet {
 public:
  TileSet(const Assets& assets, Pictures pictures);

  std::size_t size() const { return names_.size(); }
  // An example of a tile with such a picture; reads no file.
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

// Draws single tiles of the board and the marks on them, for one frame.
struct TilePainter {
  Canvas& canvas;
  const ui::Context& context;
  const ui::BoardGrid& grid;
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
