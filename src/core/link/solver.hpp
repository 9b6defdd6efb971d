// Searches for an order that clears a board.
//
// First some random playouts, which clear most solvable boards; then a full search with a table of visited boards,
// which decides small boards with certainty. Without gravity two facts help: removing tiles never blocks a path, so the
// last two tiles of a picture are taken as soon as they match; and if a tile cannot be removed even with all other
// removable tiles gone, there is no solution.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/link/board.hpp"
#include "core/link/rules.hpp"
#include "core/random.hpp"

namespace quintet::link {

enum class Outcome : std::uint8_t { Solvable, Unsolvable, Unknown };

struct Solution {
  Outcome outcome = Outcome::Unknown;
  std::vector<Pair> pairs;  // in order, each with its cells at its turn; empty unless solvable
};

struct Effort {
  int playouts = 300;  // random playouts before the full search
  int nodes = 50'000;  // limit of boards in the full search
};

Solution solve(const Board& board, const Rules& rules, const Effort& effort, Random random);

// The same tiles on the same cells in a solvable order, or nothing if none was found.
std::optional<Board> reshuffle(const Board& board, const Rules& rules, Random random);

}  // namespace quintet::link
