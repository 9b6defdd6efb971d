#include "games/mines/settings_sample.hpp"

#include <array>

#include "games/mines/position_art.hpp"
#include "ui/context.hpp"

namespace quintet::mines {

using namespace ui;
namespace {

// Every number, and below them what else a cell may be.
constexpr Size kCells{8, 2};
constexpr std::array kBelow{CellFace::Closed, CellFace::Pressed, CellFace::Flag,  CellFace::Question,
                            CellFace::Number, CellFace::Mine,    CellFace::Fatal, CellFace::WrongFlag};

void paint_cells(Canvas& canvas, const Context& now, Rect area) {
  const CellGrid grid(area.grown(-space::kHair), kCells, canvas.scale());
  draw_plate(canvas, now.theme, grid, Elevation::Low);
  grid.for_seen([&](Point at) {
    const CellLook look = at.row == 0 ? CellLook{CellFace::Number, at.column + 1}
                                      : CellLook{kBelow[static_cast<std::size_t>(at.column)]};
    draw_cell(canvas, now.theme, grid.cell(at), look, numbers_of(now));
  });
}

}  // namespace

Painting settings_sample(const Context& context) {
  static_cast<void>(context);
  return paint_cells;
}

}  // namespace quintet::mines
