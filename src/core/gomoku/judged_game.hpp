// A game under review with the evaluations of its positions, which the analysis of the game and the answers to tried moves
// share: they run on two threads and must judge the same move alike.
#pragma once

#include <cstddef>
#include <mutex>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/gomoku/review.hpp"

namespace quintet::gomoku {

class JudgedGame {
 public:
  // From an empty board. Requires legal moves. The first `placed` of them are an opening that was laid out before the
  // players had their colours: no mistakes of either side.
  JudgedGame(int side, Rule rule, std::vector<Point> moves, std::size_t placed = 0)
      : side_(side), rule_(rule), moves_(std::move(moves)), placed_(placed), plies_(moves_.size() + 1) {}

  int side() const { return side_; }
  Rule rule() const { return rule_; }
  const std::vector<Point>& moves() const { return moves_; }
  std::size_t placed() const { return placed_; }

  // The evaluation of the position after the first `ply` moves, and what the last of them was.
  void keep(std::size_t ply, const Judgement& judgement, const JudgedMove& move = {});
  // What is known after these moves; nothing for moves that are not those of the game.
  std::optional<ReviewedMove> find(std::span<const Point> moves) const;

 private:
  int side_;
  Rule rule_;
  std::vector<Point> moves_;
  std::size_t placed_;
  mutable std::mutex mutex_;  // of what is known
  std::vector<std::optional<ReviewedMove>> plies_;
};

}  // namespace quintet::gomoku
