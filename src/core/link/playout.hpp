// Plays boards to their end with random moves and tracks the tiles while they fall. The basis of the solver, the deal
// and the reshuffle.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "core/link/board.hpp"
#include "core/link/rules.hpp"
#include "core/random.hpp"

namespace quintet::link {

// Random pairs, each with its cells at its turn, until the board is clear; nothing if it gets stuck. `look` sees the board
// before each of them.
std::optional<std::vector<Pair>> play_out(Board board, const Rules& rules, Random& random,
                                          const std::function<void(const Board&)>& look = {});

// The cells that the tiles of each pair had on the initial board.
std::vector<Pair> origins(Board board, const Rules& rules, const std::vector<Pair>& pairs);

// Whether the pairs are all legal in this order and leave no tile.
bool clears(Board board, const Rules& rules, const std::vector<Pair>& pairs);

}  // namespace quintet::link
