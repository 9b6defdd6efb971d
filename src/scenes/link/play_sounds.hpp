// The sounds of a move, each at the moment of the motion that it belongs to.
#pragma once

#include <string>
#include <vector>

#include "core/link/game.hpp"
#include "engine/duration.hpp"
#include "scenes/context.hpp"
#include "scenes/link/board_view.hpp"

namespace quintet::scenes {

class PlaySounds {
 public:
  explicit PlaySounds(Context& context) : context_(context) {}

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

  Context& context_;
  std::vector<Cue> cues_;
};

}  // namespace quintet::scenes
