// Looking for an order that clears a board.
//
// First some plays to the end with random choices, which clear most boards that can be cleared; then a full
// search that remembers boards it has met, so that small boards are decided for certain. Without gravity two
// facts help: taking tiles away never blocks a path, so the last two tiles of a picture are taken as soon as
// they can be; and a tile that cannot go even if every tile that could ever go were gone proves that there is
// no solution.
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
  std::vector<Pair> pairs;  // in order, each where its tiles stand at its turn; empty unless solvable
};

struct Effort {
  int playouts = 300;  // random plays before the full search
  int nodes = 50'000;  // boards that the full search may open
};

Solution solve(const Board& board, const Rules& rules, const Effort& effort, Random random);

// The same tiles on the same cells in an order that can be cleared, or nothing where none was found.
std::optional<Board> reshuffle(const Board& board, const Rules& rules, Random random);

}  // namespace quintet::link
