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
  TriedMove tried{.before =
                      known ? known->after
                            : judge(*searcher_, side, rule, earlier, earlier.size(), kReviewEffort, stop)};
  if (moves.size() <= game_->placed()) {
    tried.after = judge(*searcher_, side, rule, moves, moves.size(), kReviewEffort, stop);
    tried.move.played = tried.move.best = moves.back();
  } else {
    const ReviewedMove reviewed =
        known_after ? *known_after : review_move(*searcher_, side, rule, moves, tried.before, stop);
    tried.move = reviewed.move;
    tried.after = reviewed.after;
  }
  tried.answer_line = line_after(*searcher_, *game_, moves, tried.after, tried.move.slip, stop);
  if (tried.move.slip != Slip::None)
    tried.reasons = reasons_of(board_after(earlier, side), rule, tried.move, tried.after, stop);
  return tried;
}

}  // namespace quintet::gomoku
