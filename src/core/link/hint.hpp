// A hint: a pair that leaves the rest solvable if that is quickly found, else any pair.
#pragma once

#include <optional>

#include "core/link/game.hpp"

namespace quintet::link {

// Nothing on a board without pairs. The same board always gives the same hint. Takes a few milliseconds at most.
std::optional<Pair> hint(const Game& game);

}  // namespace quintet::link
