#include "core/mines/figures.hpp"

namespace quintet::mines {

Figures figures(const Game& game, std::size_t moves) {
  Figures figures{.clicks = static_cast<int>(moves)};
  if (!game.laid()) return figures;
  const Field& field = game.laid()->field;
  figures.three_bv = three_bv(field, game.rules().flood);
  for (const Point at : needed_clicks(field, game.rules().flood))
    figures.done += game.cover(at) == Cover::Open ? 1 : 0;
  return figures;
}

}  // namespace quintet::mines
