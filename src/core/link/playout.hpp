// Playing a board to its end with random moves, and following its tiles while they fall. The solver, the deal
// and the reshuffle are made of these.
#pragma once

#include <optional>
#include <vector>

#include "core/link/board.hpp"
#include "core/link/rules.hpp"
#include "core/random.hpp"

namespace quintet::link {

// Random pairs, each where its tiles stand at its turn, until the board is clear; nothing if it gets stuck.
std::optional<std::vector<Pair>> play_out(Board board, const Rules& rules, Random& random);

// Where the tiles of each pair stood on the board before the first was taken.
std::vector<Pair> origins(Board board, const Rules& rules, const std::vector<Pair>& pairs);

// Whether the pairs, taken in order, are all legal and leave no tile.
bool clears(Board board, const Rules& rules, const std::vector<Pair>& pairs);

}  // namespace quintet::link
