// A proof that a board cannot be cleared, at the price of a few boards.
#pragma once

#include "core/link/board.hpp"
#include "core/link/rules.hpp"

namespace quintet::link {

// Whether some tile can never be removed, even in a relaxed game: there a removed tile stays available as a partner, and
// each tile stands in all places at once that it can fall to when any of the removed tiles in front of it are gone. Every
// order that clears the board clears it in the relaxed game too, so true is a proof that there is none; false says
// nothing. A board whose tiles have still to fall is not examined.
bool strands_a_tile(const Board& board, const Rules& rules);

}  // namespace quintet::link
