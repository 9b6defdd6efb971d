#include "games/link/position_art.hpp"

#include <algorithm>
#include <cmath>
#include <memory>

#include "games/link/settings.hpp"
#include "games/link/tile_set.hpp"
#include "ui/context.hpp"

namespace quintet::link {

using namespace ui;
namespace {

constexpr float kMargin = 0.55F;                 // around the tiles, in cells
constexpr float kRim = 0.4F, kLargestCell = 84;  // of the plate, in cells; points
constexpr float kEdge = 6;                       // the darker edge of the plate, in points
constexpr float kFaint = 0.16F;                  // the places of tiles that are gone

struct Position {
  Board board;
  std::shared_ptr<const TileSet> tiles;

  Position(const Context& context, const Match& match)
      : board(match.game().board()),
        tiles(std::make_shared<const TileSet>(
            context.assets, match.pictures().value_or(context.profile.get<Settings>().pictures))) {}
};

// Cells of whole pixels, so that equal tiles share one picture.
Rect cells_in(const Canvas& canvas, Rect area, Size size, float margin) {
  const auto columns = static_cast<float>(size.width), rows = static_cast<float>(size.height);
  const float wanted =
      std::min({area.w / (columns + 2 * margin), area.h / (rows + 2 * margin), kLargestCell});
  const float side = std::floor(wanted * canvas.scale()) / canvas.scale();
  return centred(area.centre(), {side * columns, side * rows});
}

void draw_tiles(Canvas& canvas, const Theme& theme, const Position& position, Rect cells) {
  const auto& grid = position.board.cells();
  const float side = cells.w / static_cast<float>(grid.size().width);
  for (std::size_t i = 0; i < grid.cells().size(); ++i) {
    const Point at = grid.point(i);
    const Tile tile = position.board[at];
    if (tile == Tile::Empty) continue;
    const Rect cell{cells.x + side * static_cast<float>(at.column),
                    cells.y + side * static_cast<float>(at.row), side, side};
    if (tile == Tile::Stone)
      canvas.picture(stone_picture(theme), cell);
    else
      canvas.sprite(position.tiles->layers(tile, theme), cell);
  }
}

}  // namespace

ui::Painting position_art(const Context& context, const Match& match) {
  return [position = Position(context, match)](Canvas& canvas, const Context& now, Rect area) {
    canvas.fill(area, now.theme.colour.board);
    draw_tiles(canvas, now.theme, position, cells_in(canvas, area, position.board.size(), kMargin));
  };
}

ui::Painting position_board(const Context& context, const Match& match) {
  return [position = Position(context, match)](Canvas& canvas, const Context& now, Rect area) {
    const Palette& c = now.theme.colour;
    canvas.shadow(area, radius::kBoard, now.theme.shadow(Elevation::High));
    canvas.rounded(area, radius::kBoard, c.board_edge);
    const Rect plate = area.grown(-kEdge);
    canvas.rounded(plate, radius::kBoard - kEdge, c.board);
    const Rect cells = cells_in(canvas, plate, position.board.size(), kRim);
    canvas.rounded(cells.grown(kEdge), radius::kCell, c.board_edge.faded(kFaint));
    draw_tiles(canvas, now.theme, position, cells);
  };
}

}  // namespace quintet::link
