// The figures of a game that players compare.
#pragma once

#include <cstddef>

#include "core/mines/game.hpp"
#include "core/session.hpp"

namespace quintet::mines {

struct Figures {
  int three_bv = 0;  // clicks that the whole board needs without flags
  int done = 0;      // of these, what is open
  int clicks = 0;    // openings, marks and chords
  // Flags and chords can make it more than 1; 0 before the first click.
  double efficiency() const { return clicks > 0 ? static_cast<double>(done) / clicks : 0; }
};

// Nothing is counted before the mines are laid but clicks.
Figures figures(const Game& game, std::size_t moves);
inline Figures figures(const Session<Game>& session) {
  return figures(session.game(), session.played());
}

}  // namespace quintet::mines
