#include "core/mines/figures.hpp"

#include <vector>

namespace quintet::mines {

Figures figures(const Game& game, std::size_t clicks) {
  Figures figures{.clicks = static_cast<int>(clicks)};
  if (!game.laid()) return figures;
  const Field& field = game.laid()->field;
  const std::vector<Point> needed = needed_clicks(field, game.rules().flood);
  figures.three_bv = static_cast<int>(needed.size());
  for (const Point at : needed) figures.done += game.cover(at) == Cover::Open ? 1 : 0;
  return figures;
}

}  // namespace quintet::mines
