#include "core/link/hint.hpp"

#include <algorithm>
#include <vector>

#include "core/link/board_text.hpp"
#include "core/link/lines.hpp"
#include "core/link/solver.hpp"
#include "core/text.hpp"

namespace quintet::link {
namespace {

constexpr Effort kGlance{.playouts = 16, .nodes = 800};

Solution glance(const Game& game) {
  return solve(game.board(), game.rules(), kGlance, Random(checksum(write_board(game.board()))));
}

bool stays_solvable(Game game, const Pair& pair) {
  game.play(pair);
  return game.won() || !glance(game).pairs.empty();
}

}  // namespace

std::optional<Pair> hint(const Game& game, std::optional<Point> held) {
  const Solution found = glance(game);
  if (!held && !found.pairs.empty()) return found.pairs.front();
  const std::vector<Pair> pairs = removable_pairs(game.board(), game.rules().outside);
  const auto suits = [&](const Pair& pair) {
    return (pair.a == held || pair.b == held) && (found.pairs.empty() || stays_solvable(game, pair));
  };
  if (const auto pair = std::ranges::find_if(pairs, suits); pair != pairs.end()) return *pair;
  if (!found.pairs.empty()) return found.pairs.front();
  if (pairs.empty()) return std::nullopt;
  return pairs.front();
}

}  // namespace quintet::link
