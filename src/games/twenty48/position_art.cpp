#include "games/twenty48/position_art.hpp"

#include "games/twenty48/tile_look.hpp"
#include "games/twenty48/tile_painter.hpp"
#include "ui/context.hpp"

namespace quintet::twenty48 {

using namespace ui;
namespace {

constexpr float kLeastTile = 16;  // points: a smaller tile has no room for digits

}  // namespace

void draw_position(Canvas& canvas, const Theme& theme, const TileGrid& grid, const Board& board) {
  for (std::size_t i = 0; i < board.cells().size(); ++i) draw_cell(canvas, theme, grid.cell(board.point(i)));
  for (std::size_t i = 0; i < board.cells().size(); ++i) {
    if (board.cells()[i] > 0) draw_tile(canvas, theme, grid.cell(board.point(i)), board.cells()[i]);
  }
}

Painting position_art(const Board& board) {
  return [board](Canvas& canvas, const Context& now, Rect area) {
    canvas.fill(area, now.theme.colour.board);
    draw_position(canvas, now.theme, TileGrid(area, board.size().width, canvas.scale()), board);
  };
}

Painting position_board(const Board& board, Elevation elevation) {
  return [board, elevation](Canvas& canvas, const Context& now, Rect area) {
    const TileGrid grid(area, board.size().width, canvas.scale());
    draw_bare_plate(canvas, now.theme, grid, elevation);
    draw_position(canvas, now.theme, grid, board);
  };
}

Thumbnail position_thumbnail(const Board& board) {
  return [board](Canvas& canvas, const Context& context, Rect area) {
    const TileGrid grid(area, board.size().width, canvas.scale());
    canvas.rounded(area, radius::kCell, context.theme.colour.board);
    if (grid.cell_side >= kLeastTile) return draw_position(canvas, context.theme, grid, board);
    for (std::size_t i = 0; i < board.cells().size(); ++i) {
      if (board.cells()[i] > 0)
        canvas.rounded(grid.cell(board.point(i)), 1, tile_look(context.theme, board.cells()[i]).glaze);
    }
  };
}

}  // namespace quintet::twenty48
