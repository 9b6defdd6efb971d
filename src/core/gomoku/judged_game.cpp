#include "core/gomoku/judged_game.hpp"

#include <algorithm>

namespace quintet::gomoku {

void JudgedGame::keep(std::size_t ply, const Judgement& judgement, const JudgedMove& move) {
  const std::scoped_lock lock(mutex_);
  plies_.at(ply) = ReviewedMove{move, judgement};
}

std::optional<ReviewedMove> JudgedGame::find(std::span<const Point> moves) const {
  if (moves.size() > moves_.size() || !std::equal(moves.begin(), moves.end(), moves_.begin()))
    return std::nullopt;
  const std::scoped_lock lock(mutex_);
  return plies_[moves.size()];
}

}  // namespace quintet::gomoku
