#include "scenes/link/play_sounds.hpp"

#include <algorithm>
#include <utility>

namespace quintet::scenes {
namespace {

constexpr int kMatchSounds = 8;  // they climb with the combo

}  // namespace

void PlaySounds::at(Duration when, std::string sound) {
  cues_.push_back({when, std::move(sound)});
}

void PlaySounds::pair(int combo, Duration now) {
  at(now, "tile-match-" + std::to_string(std::clamp(combo, 1, kMatchSounds)));
}

void PlaySounds::tiles(const link::Played& played, const BoardView& view) {
  if (!played.shifts.empty()) at(view.fall_start(), "tile-shift");
  if (!played.reshuffled.empty()) at(view.mix_start(), "shuffle");
}

void PlaySounds::play(Duration now) {
  std::erase_if(cues_, [&](const Cue& cue) {
    if (cue.when > now) return false;
    context_.audio.play(cue.sound);
    return true;
  });
}

}  // namespace quintet::scenes
