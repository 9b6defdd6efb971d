#include "games/gomoku/watched_chances.hpp"

#include <algorithm>

#include "games/gomoku/chance_curve.hpp"

namespace quintet::gomoku {

using namespace ui;

void WatchedChances::keep(std::size_t moves, double chance) {
  const std::size_t known = std::min(chances_.size(), moves);
  const double before = known > 0 ? chances_[known - 1].chance : chance;
  chances_.resize(moves + 1);
  for (std::size_t i = known; i <= moves; ++i) {
    const auto part = static_cast<double>(i - known + 1) / static_cast<double>(moves - known + 1);
    chances_[i].chance = before + (chance - before) * part;
  }
}

void WatchedChances::draw(Canvas& canvas, const Theme& theme, std::size_t moves, Rect area) const {
  const std::size_t last = chances_.empty() ? 0 : chances_.size() - 1;
  draw_chance_curve(canvas, theme, chances_, std::max<std::size_t>(last, 1), std::min(moves, last), area);
}

}  // namespace quintet::gomoku
