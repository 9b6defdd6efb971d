// Capture Go: who has taken how many stones, and who has won by it.
#pragma once

#include <array>
#include <optional>

#include "core/go/board.hpp"
#include "core/stones.hpp"

namespace quintet::go {

// The stones that each side has taken, by colour, and how many of them win; 0 in the whole game, which nobody wins so.
struct Race {
  int to_take = 0;
  std::array<int, 2> taken{};

  void add(Colour colour, const Board::Taken& by_move) {
    taken[index_of(colour)] += by_move.others;
    taken[index_of(other(colour))] += by_move.own;
  }
  // Whether the side has won when it has taken so many stones more.
  bool won_with(Colour colour, int more) const {
    return to_take > 0 && taken[index_of(colour)] + more >= to_take;
  }
  std::optional<Colour> winner() const {
    for (const Colour colour : kColours)
      if (won_with(colour, 0)) return colour;
    return std::nullopt;
  }
};

}  // namespace quintet::go
