// Sounds that belong to moments of an animation: a stone that lands, tiles that begin to fall. The page plays those that
// are due after each step.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engine/scene/duration.hpp"
#include "ui/context.hpp"

namespace quintet::ui {

class SoundCues {
 public:
  explicit SoundCues(Context& context) : context_(context) {}

  void at(Duration when, std::string sound) { cues_.push_back({when, std::move(sound)}); }
  // Plays the sounds that are due.
  void play(Duration now);
  // Plays the others too, because what they belong to is not shown any further.
  void play_all() { play(Duration::max()); }
  void clear() { cues_.clear(); }
  bool waiting() const { return !cues_.empty(); }

 private:
  struct Cue {
    Duration when;
    std::string sound;
  };

  Context& context_;
  std::vector<Cue> cues_;
};

}  // namespace quintet::ui
