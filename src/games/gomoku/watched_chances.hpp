// The chances of a game between two computers, as they have judged them before their moves, and the curve of them.
#pragma once

#include <cstddef>
#include <vector>

#include "engine/render/canvas.hpp"
#include "ui/game/curve_point.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::gomoku {

class WatchedChances {
 public:
  // Black's chance after this number of moves. What was known of later positions is forgotten. Positions that were not
  // judged between two that were lie on a line between them; before the first one that was judged, as after a saved game
  // is continued, nothing is known.
  void keep(std::size_t moves, double chance);
  void clear() { chances_.clear(); }
  // Number of moves before the first position known.
  std::size_t first() const { return first_; }
  // Of the positions from that one on.
  const std::vector<ui::CurvePoint>& chances() const { return chances_; }

  // `moves`: how many the shown position has.
  void draw(Canvas& canvas, const ui::Theme& theme, std::size_t moves, Rect area) const;

 private:
  std::size_t first_ = 0;
  std::vector<ui::CurvePoint> chances_;
};

}  // namespace quintet::gomoku
