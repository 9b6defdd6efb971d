// What gestures on a board mean as moves, and the moves that the computer makes for the player.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/mines/game.hpp"
#include "ui/game/gesture.hpp"

namespace quintet::mines {

struct Hand {
  bool chord_by_click = true;  // a Pick of a number is a chord
  bool flags_first = false;    // a Pick marks, and an Alternative opens: for fingers

  // Nothing where the gesture means nothing there. The move may be illegal, such as a chord with too few flags.
  std::optional<Move> move(const Game& game, const ui::Gesture& gesture) const;
  // The closed cells that look pressed while the gesture is held.
  std::vector<Point> pressed(const Game& game, const ui::Gesture& gesture) const;
};

// What the computer plays for the player, by single numbers.
struct Automatic {
  bool flags = false;   // where all closed cells around a number have to be mines
  bool chords = false;  // where a number has its flags

  // The first such move; nothing if there is none.
  std::optional<Move> move(const Game& game) const;
};

}  // namespace quintet::mines
