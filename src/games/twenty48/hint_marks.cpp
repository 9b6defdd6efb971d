#include "games/twenty48/hint_marks.hpp"

#include <array>
#include <string>

namespace quintet::twenty48 {

using namespace ui;
namespace {

constexpr float kRingOut = 0.03F, kRingWidth = 0.026F, kCorner = 0.13F;  // in cells
constexpr float kArrow = 0.36F, kArrowIcon = 0.22F, kRim = 0.016F;       // sides and widths, in cells

// Where the arrow stands: between the first two tiles that merge, or at the wall that the slide leads to.
Vec place_of_arrow(const TileGrid& grid, const std::vector<Point>& merging, Direction direction) {
  if (merging.size() >= 2) return mix(grid.cell(merging[0]), grid.cell(merging[1]), 0.5F).centre();
  const Rect cells = grid.plate.grown(-grid.rim);
  const float in = grid.cell_side / 2;
  switch (direction) {
    case Direction::Left:
      return {cells.x + in, cells.centre().y};
    case Direction::Up:
      return {cells.centre().x, cells.y + in};
    case Direction::Right:
      return {cells.right() - in, cells.centre().y};
    case Direction::Down:
      break;
  }
  return {cells.centre().x, cells.bottom() - in};
}

}  // namespace

std::string_view arrow_icon(Direction direction) {
  constexpr std::array<std::string_view, 4> kIcons{"left", "up", "right", "down"};
  return kIcons[static_cast<std::size_t>(direction)];
}

void draw_hint_marks(Canvas& canvas, const Theme& theme, const TileGrid& grid, const Game& game,
                     Direction direction) {
  const Palette& c = theme.colour;
  Board after = game.board();
  std::vector<Point> merging;
  for (const TileStep& step : slide(after, direction, game.rules().rule).steps) {
    if (step.merges) merging.push_back(step.from);
  }
  const float side = grid.cell_side;
  for (const Point at : merging) {
    const Rect ring = grid.cell(at).grown(kRingOut * side);
    canvas.outline(ring.grown(kRingWidth * side / 2), kCorner * side, kRingWidth * side * 2, c.surface);
    canvas.outline(ring, kCorner * side, kRingWidth * side, c.focus);
  }
  const Vec at = place_of_arrow(grid, merging, direction);
  canvas.disc(at, kArrow * side / 2, c.focus);
  canvas.disc(at, kArrow * side / 2 - kRim * side, c.surface);
  canvas.picture("images/icons/" + std::string(arrow_icon(direction)) + ".svg",
                 centred(at, {kArrowIcon * side, kArrowIcon * side}), c.focus);
}

}  // namespace quintet::twenty48
