// A pair for the player who asks: one that leaves the rest solvable where that can be seen quickly, else any
// pair.
#pragma once

#include <optional>

#include "core/link/game.hpp"

namespace quintet::link {

// Nothing on a board without pairs. The same board always gets the same hint. A few milliseconds at the most.
std::optional<Pair> hint(const Game& game);

}  // namespace quintet::link
