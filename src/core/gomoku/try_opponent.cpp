#include "core/gomoku/try_opponent.hpp"

#include <cassert>
#include <vector>

namespace quintet::gomoku {

TriedMove TryOpponent::answer(std::size_t from, std::span<const Point> line, const std::stop_token& stop) {
  assert(!line.empty());
  if (!searcher_) searcher_.emplace(table_);
  const int side = game_->side();
  const Rule rule = game_->rule();
  std::vector<Point> moves(game_->moves().begin(),
                           game_->moves().begin() + static_cast<std::ptrdiff_t>(from));
  moves.insert(moves.end(), line.begin(), line.end());
  const auto earlier = std::span<const Point>(moves).first(moves.size() - 1);
  const auto known = game_->find(earlier), known_after = game_->find(moves);
  const Judgement before =
      known ? *known : judge(*searcher_, side, rule, earlier, earlier.size(), kReviewEffort, stop);
  if (known_after) return {judged_move(moves, before, *known_after), before, *known_after};
  const ReviewedMove reviewed = review_move(*searcher_, side, rule, moves, before, stop);
  return {reviewed.move, before, reviewed.after};
}

}  // namespace quintet::gomoku
