// A game of 2048 on 3×3 whose last move makes the goal and leaves nothing to move. Found by trying games at random.
#pragma once

#include <string_view>

#include "core/session.hpp"
#include "core/text.hpp"
#include "core/twenty48/game.hpp"

namespace quintet::twenty48 {

inline constexpr std::string_view kStartOfLateWin =
    "side=3 rule=classic only_twos=no target=512 "
    "random=b0e4d618b094d78489f484aae2b04800dff249141126f86017730e72ea86dd05 "
    "tiles=2,0=2;2,1=2";
// Directions and new tiles, as in a save.
inline constexpr std::string_view kMovesOfLateWin =
    "U 2,2=2; U 1,0=2; U 1,2=2; L 2,0=2; U 2,2=2; U 1,2=2; L 1,2=2; U 1,1=2; D 0,0=2; L 1,2=2; R 2,0=2; U "
    "1,1=2; "
    "R 0,0=2; U 1,0=2; U 2,2=2; R 2,1=2; L 1,2=2; L 2,2=2; L 2,2=2; L 2,2=2; L 2,2=4; U 2,2=2; L 2,2=2; U "
    "2,1=2; "
    "D 0,2=2; D 1,2=2; L 0,1=2; L 2,2=2; L 0,2=2; D 1,2=2; L 0,2=2; L 1,2=2; D 0,2=2; D 0,1=2; D 0,1=2; L "
    "2,2=2; "
    "D 1,2=2; D 0,1=2; L 0,1=4; D 0,2=2; D 0,2=2; L 0,2=4; U 1,2=2; L 2,2=2; L 1,2=2; U 2,1=2; L 0,2=2; D "
    "1,2=2; "
    "D 1,2=2; L 0,2=2; D 0,1=2; L 0,2=2; D 0,1=2; U 2,2=4; L 0,2=2; R 0,0=2; R 0,0=2; U 2,2=4; U 2,2=2; L "
    "0,2=2; "
    "D 0,2=2; L 2,2=2; U 2,2=4; L 2,2=2; D 0,1=4; L 0,2=2; L 2,2=2; D 0,0=2; U 2,2=2; D 0,2=2; D 0,2=2; U "
    "2,2=2; "
    "U 2,2=2; R 0,0=2; D 0,2=2; L 0,2=2; D 1,1=2; R 0,1=2; L 0,2=2; D 0,2=2; D 0,1=2; L 0,1=2; D 0,2=2; L "
    "0,2=2; "
    "D 0,2=2; D 0,2=2; R 0,0=2; D 0,1=2; L 1,2=4; R 0,0=2; D 0,2=4; L 2,2=2; D 0,2=2; D 0,2=2; L 1,1=2; D "
    "0,2=2; "
    "D 0,2=2; D 0,2=2; L 0,2=2; D 0,0=2; L 0,2=4; L 0,2=2; R 0,0=2; U 2,2=4; D 0,2=2; L 1,2=2; D 0,1=4; L "
    "0,2=2; "
    "D 0,1=2; L 0,2=2; R 0,0=2; U 2,2=2; L 0,2=2; D 1,2=2; R 0,0=2; L 0,2=2; U 2,2=2; U 2,2=2; L 0,2=2; D "
    "0,2=4; "
    "R 1,0=2; L 0,1=4; D 0,1=2; L 2,2=2; R 0,0=2; D 0,1=2; L 0,2=2; L 0,2=2; L 0,2=2; D 0,1=2; L 0,1=4; R "
    "0,0=2; "
    "R 0,0=2; R 0,0=2; D 0,1=2; R 0,1=2; L 0,2=2; D 0,2=4; L 1,2=2; L 2,2=4; D 0,1=2; U 2,2=2; U 2,2=2; L "
    "0,2=2; "
    "U 2,2=2; L 0,2=4; D 0,2=2; U 2,2=2; L 1,2=2; U 2,2=4; R 1,0=2; R 0,0=2; R 0,0=2; D 0,0=2; R 1,0=2; R "
    "0,0=2; "
    "R 1,0=2; R 1,0=2; D 0,0=2; R 0,0=2; R 0,0=2; D 0,0=2; D 0,0=2; R 0,0=2; D 0,1=2; L 0,2=4; D 1,2=2; L "
    "0,2=2; "
    "D 0,0=2; R 0,0=4; L 0,2=2; L 0,2=4; U 2,2=2; L 0,2=2; L 0,2=2; D 0,0=2; R 0,0=2; D 0,1=2; L 1,2=2; R "
    "0,0=2; "
    "D 0,2=2; L 0,2=2; R 0,0=2; R 0,0=2; D 0,2=2; D 0,2=4; L 0,2=2; D 0,0=2; L 1,2=2; D 0,1=2; L 0,2=2; L "
    "0,2=2; "
    "D 0,2=2; L 0,2=2; R 0,0=2; D 0,1=2; L 0,2=2; L 1,2=2; L 0,2=2; R 0,0=2; D 0,2=2; L 1,2=2; D 0,2=2; L "
    "0,2=2; "
    "L 0,2=2; R 0,0=2; U 2,2=2; L 1,2=2; D 0,2=2; L 1,2=2; D 0,2=2; D 0,2=2; U 2,2=2; L 0,2=2; D 0,2=2; D "
    "0,2=2; "
    "U 2,2=2; U 2,2=4; L 0,2=2; D 0,1=2; D 1,2=2; L 0,1=2; R 0,0=2; U 2,2=2; R 0,0=2; D 0,2=2; L 0,2=2; L "
    "0,2=2; "
    "L 0,2=2; L 0,2=4; R 0,0=2; R 0,0=2; D 0,2=2; R 1,0=2; L 1,2=2; D 0,0=2; U 1,2=2; L 2,2=2; D 1,2=2; U "
    "2,1=2; "
    "R 2,0=2; U 2,1=4";

// With all moves but the last one played; that can be redone.
inline Session<Game> before_late_win() {
  Session<Game> session(*Game::read_start(kStartOfLateWin));
  for (std::string_view move : split(kMovesOfLateWin, ';')) {
    if (move.starts_with(' ')) move.remove_prefix(1);
    session.play(*Game::read_move(move));
  }
  session.undo();
  return session;
}

}  // namespace quintet::twenty48
