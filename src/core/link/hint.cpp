#include "core/link/hint.hpp"

#include "core/link/board_text.hpp"
#include "core/link/lines.hpp"
#include "core/link/solver.hpp"
#include "core/text.hpp"

namespace quintet::link {
namespace {

constexpr Effort kGlance{.playouts = 16, .nodes = 800};

}  // namespace

std::optional<Pair> hint(const Game& game) {
  const Board& board = game.board();
  const Random chance(checksum(write_board(board)));
  const Solution found = solve(board, game.rules(), kGlance, chance);
  if (!found.pairs.empty()) return found.pairs.front();
  const std::vector<Pair> pairs = removable_pairs(board, game.rules().outside);
  if (pairs.empty()) return std::nullopt;
  return pairs.front();
}

}  // namespace quintet::link
