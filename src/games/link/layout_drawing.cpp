#include "games/link/layout_drawing.hpp"

#include <algorithm>
#include <cmath>
#include "games/link/accent.hpp"

#include "ui/widgets/card_grid.hpp"

#include "games/link/board_view.hpp"

namespace quintet::link {

using namespace ui;
namespace {

constexpr float kFigureMargin = 0.1F;  // around a silhouette, as a share of its cell in the grid

// Cells of whole pixels, centred.
struct Plan {
  Vec origin;
  float side;  // of a cell, in points

  Rect cell(Point at) const {
    return {origin.x + side * static_cast<float>(at.column), origin.y + side * static_cast<float>(at.row),
            side, side};
  }
};

Plan plan_of(const Canvas& canvas, Rect area, Size size) {
  const auto columns = static_cast<float>(size.width), rows = static_cast<float>(size.height);
  const float pixels = std::floor(std::min(area.w / columns, area.h / rows) * canvas.scale());
  const float side = pixels / canvas.scale();
  return {centred(area.centre(), {side * columns, side * rows}).origin(), side};
}

// The number of columns that makes the cells for this many shapes largest.
CardGrid table_of(std::size_t count, Extent room) {
  CardGrid best;
  for (std::size_t columns = 1; columns <= count; ++columns) {
    CardGrid table{.count = count, .columns = columns, .card = {}};
    table.card = {shared_side(room.w, columns, 0), shared_side(room.h, table.rows(), 0)};
    if (std::min(table.card.w, table.card.h) > std::min(best.card.w, best.card.h)) best = table;
  }
  return best;
}

void draw_silhouette(Canvas& canvas, const Theme& theme, Rect area, const link::Layout& board) {
  const Plan plan = plan_of(canvas, area, board.cells.size());
  const Palette& c = theme.colour;
  for (std::size_t i = 0; i < board.cells.cells().size(); ++i) {
    const Point at = board.cells.point(i);
    if (board.cells[at] == link::Tile::Empty) continue;
    canvas.fill(plan.cell(at), board.cells[at] == link::Tile::Stone ? c.text_3 : kAccent.on(theme));
  }
}

}  // namespace

void draw_shape(Canvas& canvas, const Theme& theme, Rect area, const link::Layout& board) {
  const Plan plan = plan_of(canvas, area, board.cells.size());
  for (std::size_t i = 0; i < board.cells.cells().size(); ++i) {
    const Point at = board.cells.point(i);
    if (board.cells[at] == link::Tile::Stone) canvas.picture(stone_picture(theme), plan.cell(at));
    if (link::is_tile(board.cells[at])) canvas.picture(tile_face_picture(theme), plan.cell(at));
  }
}

void draw_figures(Canvas& canvas, const Theme& theme, Rect area, std::span<const Figure> figures) {
  const CardGrid table = table_of(figures.size(), area.extent());
  const float margin = kFigureMargin * std::min(table.card.w, table.card.h);
  for (std::size_t i = 0; i < figures.size(); ++i)
    draw_silhouette(canvas, theme, table.place(i, area.origin()).grown(-margin), figures[i].layout);
}

}  // namespace quintet::link
