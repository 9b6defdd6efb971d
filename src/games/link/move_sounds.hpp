// The sounds of a move, each at the moment of the motion that it belongs to.
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

  // The click of a pair that is number `combo` in a row.
  void pair(int combo, Duration now);
  // Tiles that fall, or are placed anew, when the view shows them do so. Requires that the view shows the move.
  void tiles(const link::Played& played, const BoardView& view);
  void at(Duration when, std::string sound);

  // Plays what is due.
  void play(Duration now);
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
