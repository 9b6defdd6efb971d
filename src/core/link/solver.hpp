// Searches for an order that clears a board.
//
// First some random playouts, which clear most solvable boards; then proofs that a tile is stranded, which answer most
// others; then beams of the best boards, and last a full search, with a table of visited boards, which proves what it ends.
// A pair of the last tiles of its picture is taken at once if nothing falls then.
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
  // Large boards, or more small ones, to look at after them; without any there is no proof either.
  int nodes = 200'000;
};

Solution solve(const Board& board, const Rules& rules, const Effort& effort, Random random);

// The same tiles on the same cells in a solvable order, or nothing if none was found.
std::optional<Board> reshuffle(const Board& board, const Rules& rules, Random random);

}  // namespace quintet::link
