// Lays the mines of a board after the first click.
#pragma once

#include "core/mines/game.hpp"

namespace quintet::mines {

// Whether this board may follow from a first click there: its size, its number of mines, and what the rules promise.
bool keeps_promise(const Rules& rules, Point first, const Field& field);

// A board drawn uniformly from all that keep the promise of the first click; no_guess is not looked at. Requires rules
// that check_rules accepts.
Field draw_field(const Rules& rules, Point first, Random& random);

// A board for a game: proved to need no guess if the rules ask for it and one is found with a fixed effort; otherwise a
// plain one, and `proved` says so. To search longer, or with a stop token, see no_guess.hpp.
Laid deal(const Rules& rules, Point first, Random& random);

}  // namespace quintet::mines
