#include "games/link/settings_sample.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "games/link/accent.hpp"
#include "games/link/settings.hpp"
#include "games/link/tile_set.hpp"

namespace quintet::link {

using namespace ui;
namespace {

constexpr float kRows = 2;
constexpr float kLineWidth = 0.09F;  // in parts of a tile's side
constexpr int kLeastColumns = 5;
// The two tiles of a pair are in the lower row, with two empty cells between them.
constexpr int kPairFrom = 1, kPairTo = 4;

void paint(Canvas& canvas, const Theme& theme, Rect area, const TileSet& tiles) {
  canvas.rounded(area, radius::kControl, theme.colour.board);
  canvas.outline(area, radius::kControl, ui::kLine, theme.colour.board_edge);
  if (tiles.size() == 0) return;
  const float side = std::min((area.h - 2 * space::kTiny) / kRows, area.w / kLeastColumns);
  const int columns = static_cast<int>(std::floor((area.w - 2 * space::kTiny) / side));
  const Rect board = centred(area.centre(), {static_cast<float>(columns) * side, kRows * side});
  const auto cell = [&](int row, int column) {
    return Rect{board.x + static_cast<float>(column) * side, board.y + static_cast<float>(row) * side, side,
                side};
  };
  std::size_t next = 0;
  for (int row = 0; row < static_cast<int>(kRows); ++row) {
    for (int column = 0; column < columns; ++column) {
      if (row == 1 && column > kPairFrom && column < kPairTo) continue;
      const bool pair = row == 1 && (column == kPairFrom || column == kPairTo);
      const std::size_t kind = pair ? 0 : (++next) % tiles.size();
      canvas.sprite(tiles.layers(static_cast<Tile>(kind + 1), theme), cell(row, column));
    }
  }
  canvas.line({cell(1, kPairFrom).right(), cell(1, kPairFrom).centre().y},
              {cell(1, kPairTo).x, cell(1, kPairTo).centre().y}, side * kLineWidth, kAccent.on(theme));
}

}  // namespace

Painting settings_sample(const Context& context) {
  return [tiles = TileSet(context.assets, context.profile.get<Settings>().pictures)](
             Canvas& canvas, const Context& now, Rect area) { paint(canvas, now.theme, area, tiles); };
}

}  // namespace quintet::link
