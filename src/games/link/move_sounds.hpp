// Plays the sounds of a move at the matching moments of its animation.
#pragma once

#include "core/link/game.hpp"
#include "games/link/board_view.hpp"
#include "ui/game/sound_cues.hpp"

namespace quintet::link {

class MoveSounds : public ui::SoundCues {
 public:
  using SoundCues::SoundCues;

  // The click of pair number `combo` in a row.
  void pair(int combo, Duration now);
  // Sounds of tiles that fall or are reshuffled, when the view shows it. Requires that the view shows the move.
  void tiles(const link::Played& played, const BoardView& view);
};

}  // namespace quintet::link
