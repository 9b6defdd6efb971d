#include "games/link/tile_selection.hpp"

#include <utility>

namespace quintet::link {

TileSelection::Outcome TileSelection::pick(const Game& game, Point cell) {
  marks_.lit.reset();
  if (!is_tile(game.board()[cell])) return {};
  if (!marks_.selected) {
    marks_.selected = cell;
    return {.what = What::Selected};
  }
  if (marks_.selected != cell) return try_pair(game, {*marks_.selected, cell});
  marks_.selected.reset();
  return {.what = What::Dropped};
}

TileSelection::Outcome TileSelection::drag(const Game& game, const ui::Gesture& gesture) {
  if (gesture.picked && marks_.selected != gesture.from) return {};  // the press has taken a pair
  const Pair pair{gesture.from, gesture.cell};
  const Verdict verdict = game.judge(pair);
  return verdict == Verdict::Legal || verdict == Verdict::NoPath ? try_pair(game, pair) : Outcome{};
}

TileSelection::Outcome TileSelection::try_pair(const Game& game, const Pair& pair) {
  const Verdict verdict = game.judge(pair);
  if (verdict == Verdict::Legal) return {What::Take, pair, verdict};
  marks_.selected = pair.b;
  return {What::Refuse, pair, verdict};
}

void TileSelection::highlight(Tile tile) {
  const bool same = marks_.lit == tile;
  marks_.lit.reset();
  if (is_tile(tile) && !same) marks_.lit = tile;
}

bool TileSelection::clear() {
  const BoardMarks before = std::exchange(marks_, {});
  return before.selected || before.hint || before.lit;
}

}  // namespace quintet::link
