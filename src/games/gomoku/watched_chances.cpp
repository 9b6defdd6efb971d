#include "games/gomoku/watched_chances.hpp"

#include <algorithm>

#include "games/gomoku/chance_curve.hpp"

namespace quintet::gomoku {

using namespace ui;

void WatchedChances::keep(std::size_t moves, double chance) {
  if (chances_.empty() || moves <= first_) {
    first_ = moves;
    chances_ = {{.value = chance}};
    return;
  }
  const std::size_t at = moves - first_, known = std::min(chances_.size(), at);
  const double before = chances_[known - 1].value;
  chances_.resize(at + 1);
  for (std::size_t i = known; i <= at; ++i) {
    const auto part = static_cast<double>(i - known + 1) / static_cast<double>(at - known + 1);
    chances_[i].value = before + (chance - before) * part;
  }
}

void WatchedChances::draw(Canvas& canvas, const Theme& theme, std::size_t moves, Rect area) const {
  const std::size_t last = chances_.empty() ? 0 : first_ + chances_.size() - 1;
  draw_chance_curve(canvas, theme,
                    {.points = chances_,
                     .first = first_,
                     .moves = std::max<std::size_t>(last, 1),
                     .at = std::min(moves, last)},
                    area);
}

}  // namespace quintet::gomoku
