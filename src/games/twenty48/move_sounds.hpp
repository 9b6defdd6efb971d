// Plays the sounds of a move at the matching moments of its animation.
#pragma once

#include "core/twenty48/game.hpp"
#include "games/twenty48/board_view.hpp"
#include "ui/game/sound_cues.hpp"

namespace quintet::twenty48 {

class MoveSounds : public ui::SoundCues {
 public:
  using SoundCues::SoundCues;

  // The slide, the largest tile that it made on this board, and the new tile. What still sounds of the last move is
  // dropped, so that quick moves do not pile up. `largest_before`: of the board before the move.
  void move(const Played& played, const Board& after, Exponent largest_before, const BoardView& view,
            Duration now);
  // Nothing can slide this way.
  void refusal(Duration now) { at(now, "slide-blocked"); }

 private:
  std::size_t take_ = 0;
};

// The tone of a tile that was made, 4 or larger.
std::string merge_sound(Exponent made);

}  // namespace quintet::twenty48
