// A proof that a board cannot be cleared, at the price of a few boards.
#pragma once

#include <cstdint>

#include "core/link/board.hpp"
#include "core/link/rules.hpp"

namespace quintet::link {

struct Stranding {
  bool found = false;
  std::int64_t looks = 0;  // at tiles: the price
};

// Whether some tile can never be removed, even in a relaxed game: there a removed tile stays available as a partner, and
// each tile stands in all places at once that it can fall to when any of the removed tiles in front of it are gone. Every
// order that clears the board clears it in the relaxed game too, so what is found is a proof that there is none; otherwise
// this says nothing. A board whose tiles have still to fall is not examined.
Stranding find_stranded(const Board& board, const Rules& rules);

// The same where pairs are left out that can never be taken: those that cannot be linked in a relaxed game in which both
// stand and are nobody's partners, and those that leave tiles of their picture without a partner. Proves more, for some
// hundred times the price; ends soon after so many looks.
Stranding find_stranded_by_pairs(const Board& board, const Rules& rules, std::int64_t most_looks);

}  // namespace quintet::link
