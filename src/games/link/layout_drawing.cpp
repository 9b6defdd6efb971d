#include "games/link/layout_drawing.hpp"

#include <algorithm>
#include <cmath>

#include "games/link/tile_set.hpp"

namespace quintet::link {

using namespace ui;
namespace {

constexpr Size kLargest{28, 16};  // of the rectangles with a name
constexpr float kIconPart = 0.7F;
constexpr float kGapFrom = 3;  // pixels of a cell that leave room for a gap

// Cells of whole pixels, centred.
struct Plan {
  Vec origin;
  float side, gap;  // of a cell, in points; to the next one

  Rect cell(Point at) const {
    return {origin.x + side * static_cast<float>(at.column), origin.y + side * static_cast<float>(at.row),
            side - gap, side - gap};
  }
};

Plan plan_of(const Canvas& canvas, Rect area, Size size, Size scale) {
  const float across = area.w / static_cast<float>(scale.width),
              down = area.h / static_cast<float>(scale.height);
  const float pixels = std::max(1.0F, std::floor(std::min(across, down) * canvas.scale()));
  const float side = pixels / canvas.scale();
  const Extent whole{side * static_cast<float>(size.width), side * static_cast<float>(size.height)};
  return {centred(area.centre(), whole).origin(), side, pixels >= kGapFrom ? canvas.pixel() : 0};
}

}  // namespace

void draw_shape(Canvas& canvas, const Theme& theme, Rect area, const link::Layout& board) {
  const Size size = board.cells.size();
  const float side =
      std::floor(std::min(area.w / static_cast<float>(size.width), area.h / static_cast<float>(size.height)) *
                 canvas.scale()) /
      canvas.scale();
  const Vec origin =
      centred(area.centre(), {side * static_cast<float>(size.width), side * static_cast<float>(size.height)})
          .origin();
  for (std::size_t i = 0; i < board.cells.cells().size(); ++i) {
    const Point at = board.cells.point(i);
    const Rect cell{origin.x + side * static_cast<float>(at.column),
                    origin.y + side * static_cast<float>(at.row), side, side};
    if (board.cells[at] == Tile::Stone) canvas.picture(stone_picture(theme), cell);
    if (is_tile(board.cells[at])) canvas.picture(tile_face_picture(theme), cell);
  }
}

void draw_thumbnail(Canvas& canvas, const Theme& theme, Rect area, const BoardOption& board,
                    const link::Layout* shape, Rgba ink) {
  if (board.layout == kAnyFigure) {
    const float side = std::min(area.w, area.h) * kIconPart;
    canvas.picture("images/icons/shuffle.svg", centred(area.centre(), {side, side}), ink);
    return;
  }
  if (!shape) {
    const Size scale{std::max(kLargest.width, board.size.width),
                     std::max(kLargest.height, board.size.height)};
    const Plan plan = plan_of(canvas, area, board.size, scale);
    for (int row = 0; row < board.size.height; ++row) {
      for (int column = 0; column < board.size.width; ++column) canvas.fill(plan.cell({row, column}), ink);
    }
    return;
  }
  const Grid<Tile>& cells = shape->cells;
  const Plan plan = plan_of(canvas, area, cells.size(), cells.size());
  for (std::size_t i = 0; i < cells.cells().size(); ++i) {
    const Point at = cells.point(i);
    if (cells[at] != Tile::Empty)
      canvas.fill(plan.cell(at), cells[at] == Tile::Stone ? theme.colour.text : ink);
  }
}

}  // namespace quintet::link
