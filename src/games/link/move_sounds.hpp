// Plays the sounds of a move at the matching moments of its animation.
#pragma once

#include <string>
#include <vector>

#include "core/link/game.hpp"
#include "engine/scene/duration.hpp"
#include "games/link/board_view.hpp"
#include "ui/context.hpp"

namespace quintet::link {

class MoveSounds {
 public:
  explicit MoveSounds(ui::Context& context) : context_(context) {}

  // The click of pair number `combo` in a row.
  void pair(int combo, Duration now);
  // Sounds of tiles that fall or are reshuffled, when the view shows it. Requires that the view shows the move.
  void tiles(const link::Played& played, const BoardView& view);
  void at(Duration when, std::string sound);

  // Plays the sounds that are due.
  void play(Duration now);
  void clear() { cues_.clear(); }
  bool waiting() const { return !cues_.empty(); }

 private:
  struct Cue {
    Duration when;
    std::string sound;
  };

  ui::Context& context_;
  std::vector<Cue> cues_;
};

}  // namespace quintet::link
