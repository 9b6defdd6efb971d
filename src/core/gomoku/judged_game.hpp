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
  // From an empty board. Requires legal moves.
  JudgedGame(int side, Rule rule, std::vector<Point> moves)
      : side_(side), rule_(rule), moves_(std::move(moves)), judgements_(moves_.size() + 1) {}

  int side() const { return side_; }
  Rule rule() const { return rule_; }
  const std::vector<Point>& moves() const { return moves_; }

  // The evaluation of the position after the first `ply` moves.
  void keep(std::size_t ply, const Judgement& judgement);
  // The judgement of the position after these moves, where it is known; nothing for moves that are not those of the game.
  std::optional<Judgement> find(std::span<const Point> moves) const;

 private:
  int side_;
  Rule rule_;
  std::vector<Point> moves_;
  mutable std::mutex mutex_;  // of the evaluations
  std::vector<std::optional<Judgement>> judgements_;
};

}  // namespace quintet::gomoku
