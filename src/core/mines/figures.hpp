// The figures of a game that players compare.
#pragma once

#include <cstddef>

#include "core/mines/game.hpp"

namespace quintet::mines {

struct Figures {
  int three_bv = 0;  // clicks that the whole board needs without flags
  int done = 0;      // of these, what is open
  int clicks = 0;    // openings, marks and chords by the player
  // Flags and chords can make it more than 1; 0 before the first click.
  double efficiency() const { return clicks > 0 ? static_cast<double>(done) / clicks : 0; }
};

// Before the first opening lays the mines, there are only clicks: flags and question marks.
Figures figures(const Game& game, std::size_t clicks);

}  // namespace quintet::mines
