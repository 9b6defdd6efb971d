#include "games/link/move_sounds.hpp"

#include <algorithm>
#include <utility>

namespace quintet::link {

using namespace ui;
namespace {

constexpr int kMatchSounds = 8;  // rising with the combo

}  // namespace

void MoveSounds::at(Duration when, std::string sound) {
  cues_.push_back({when, std::move(sound)});
}

void MoveSounds::pair(int combo, Duration now) {
  at(now, "tile-match-" + std::to_string(std::clamp(combo, 1, kMatchSounds)));
}

void MoveSounds::tiles(const link::Played& played, const BoardView& view) {
  if (!played.shifts.empty()) at(view.fall_start(), "tile-shift");
  if (!played.reshuffled.empty()) at(view.mix_start(), "shuffle");
}

void MoveSounds::play(Duration now) {
  std::erase_if(cues_, [&](const Cue& cue) {
    if (cue.when > now) return false;
    context_.audio.play(cue.sound);
    return true;
  });
}

}  // namespace quintet::link
