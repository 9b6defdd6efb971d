// A whole game by the computer player.
#pragma once

#include "core/mines/field.hpp"
#include "core/mines/player.hpp"

namespace quintet::mines {

struct Playout {
  bool won = false;
  int guesses = 0;  // openings that were not certain, the first not counted
};

// Plays this board from its first click with the player's memory.
class PlayoutPlayer {
 public:
  Playout play(const Field& field, Point first);

 private:
  void open(const Field& field, Cell cell);

  Logic logic_;
  Player player_;
};

// Where the player clicks first: the corner where an opening is only likely, away from the edge where it is promised.
Point first_click(const Rules& rules);

}  // namespace quintet::mines
