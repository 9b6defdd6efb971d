#include "scenes/link/setup_drawing.hpp"

#include <algorithm>
#include <cmath>

#include "scenes/link/board_view.hpp"

namespace quintet::scenes {
namespace {

constexpr float kFigureMargin = 0.1F;  // around a silhouette, in parts of its place

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

// The number of columns that makes the places of so many figures largest.
int columns_for(int count, Extent room) {
  int best = 1;
  float largest = 0;
  for (int columns = 1; columns <= count; ++columns) {
    const int rows = (count + columns - 1) / columns;
    const float side = std::min(room.w / static_cast<float>(columns), room.h / static_cast<float>(rows));
    if (side <= largest) continue;
    best = columns;
    largest = side;
  }
  return best;
}

void draw_silhouette(Canvas& canvas, const Theme& theme, Rect area, const link::Layout& board) {
  const Plan plan = plan_of(canvas, area, board.cells.size());
  const Palette& c = theme.colour;
  for (std::size_t i = 0; i < board.cells.cells().size(); ++i) {
    const Point at = board.cells.point(i);
    if (board.cells[at] == link::Tile::Empty) continue;
    canvas.fill(plan.cell(at), board.cells[at] == link::Tile::Stone ? c.text_3 : c.link);
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
  if (figures.empty()) return;
  const int count = static_cast<int>(figures.size()), columns = columns_for(count, area.extent());
  const int rows = (count + columns - 1) / columns;
  const Extent place{area.w / static_cast<float>(columns), area.h / static_cast<float>(rows)};
  for (int i = 0; i < count; ++i) {
    const Rect at{area.x + static_cast<float>(i % columns) * place.w,
                  area.y + static_cast<float>(i / columns) * place.h, place.w, place.h};
    draw_silhouette(canvas, theme, at.grown(-kFigureMargin * std::min(place.w, place.h)),
                    figures[static_cast<std::size_t>(i)].layout);
  }
}

}  // namespace quintet::scenes
