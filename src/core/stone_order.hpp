// The stones of a game in the order of play, with the numbers that players give its moves.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/grid.hpp"

namespace quintet {

// The namespace of a move has
//
//     std::optional<Point> placed_at(const Move&)   where it places a stone
//     bool is_numbered(const Move&)                 whether it counts; every stone does
struct StoneOrder {
  std::vector<Point> points;
  std::vector<std::size_t> numbers;  // of these stones, from 1 on
  std::size_t moves = 0;             // that count

  template <typename Move>
  void add(const Move& move) {
    if (is_numbered(move)) ++moves;
    if (const std::optional<Point> at = placed_at(move)) {
      points.push_back(*at);
      numbers.push_back(moves);
    }
  }
  // Where the last move has placed a stone, the number of the last one before it on the same point; 0 for none.
  std::size_t earlier() const {
    if (points.empty() || numbers.back() != moves) return 0;
    for (std::size_t i = points.size() - 1; i > 0; --i)
      if (points[i - 1] == points.back()) return numbers[i - 1];
    return 0;
  }
};

template <typename Moves>
StoneOrder order_of(const Moves& moves) {
  StoneOrder order;
  for (const auto& move : moves) order.add(move);
  return order;
}

}  // namespace quintet
