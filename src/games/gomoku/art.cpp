#include "games/gomoku/art.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "games/gomoku/pictures.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

constexpr float kRows = 5;  // the least number of lines in the shorter direction
constexpr float kStone = 0.94F, kLineWidth = 0.045F, kRing = 0.5F, kRingWidth = 0.07F;

struct Placed {
  int column, row;  // from the crossing in the middle
  gomoku::Stone stone;
};

using enum gomoku::Stone;
constexpr std::array kStones{Placed{-2, 2, Black}, Placed{-1, 1, Black}, Placed{0, 0, Black},
                             Placed{1, -1, Black}, Placed{2, -2, Black}, Placed{-1, 0, White},
                             Placed{0, 1, White},  Placed{1, 0, White},  Placed{0, -1, White},
                             Placed{2, -1, White}};

}  // namespace

void paint_menu_art(Canvas& canvas, const Theme& theme, Rect area) {
  const Palette& c = theme.colour;
  const float step = std::min(area.w, area.h) / kRows;
  const Vec middle = area.centre();
  canvas.rounded(area, radius::kControl, c.field);
  const auto guard = canvas.saved();
  canvas.clip(area);
  canvas.picture("images/gomoku/field-" + std::string(word_of(theme.desk)) + ".svg", area);
  const float width = std::max(canvas.pixel(), kLineWidth * step);
  const auto lines = static_cast<int>(std::ceil(std::max(area.w, area.h) / step / 2));
  for (int i = -lines; i <= lines; ++i) {
    const float at = static_cast<float>(i) * step - width / 2;
    canvas.fill({area.x, middle.y + at, area.w, width}, c.field_line);
    canvas.fill({middle.x + at, area.y, width, area.h}, c.field_line);
  }
  const auto place = [&](int column, int row) {
    return middle + Vec{static_cast<float>(column), static_cast<float>(row)} * step;
  };
  for (const auto& [column, row, stone] : kStones)
    canvas.picture(stone_on_board(stone), centred(place(column, row), {kStone * step, kStone * step}));
  for (int i = -2; i <= 2; ++i) canvas.ring(place(i, -i), kRing * step, kRingWidth * step, c.seal);
}

}  // namespace quintet::gomoku
