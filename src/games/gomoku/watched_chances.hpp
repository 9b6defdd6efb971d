// The chances of a game between two computers, as they have judged them before their moves, and the curve of them.
#pragma once

#include <cstddef>
#include <vector>

#include "engine/render/canvas.hpp"
#include "ui/game/review_analysis.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::gomoku {

class WatchedChances {
 public:
  // Black's chance after this number of moves. What was known of later positions is forgotten. Positions that were not
  // judged, because the game was saved or undone, lie on a line between those that were.
  void keep(std::size_t moves, double chance);
  void clear() { chances_.clear(); }
  // Of the positions from the first one on.
  const std::vector<ui::ReviewedPly>& chances() const { return chances_; }

  // `moves`: how many the shown position has.
  void draw(Canvas& canvas, const ui::Theme& theme, std::size_t moves, Rect area) const;

 private:
  std::vector<ui::ReviewedPly> chances_;
};

}  // namespace quintet::gomoku
