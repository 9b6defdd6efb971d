#include "games/link/move_sounds.hpp"

#include <algorithm>

namespace quintet::link {
namespace {

constexpr int kMatchSounds = 8;  // rising with the combo

}  // namespace

void MoveSounds::pair(int combo, Duration now) {
  at(now, "tile-match-" + std::to_string(std::clamp(combo, 1, kMatchSounds)));
}

void MoveSounds::tiles(const link::Played& played, const BoardView& view) {
  if (!played.shifts.empty()) at(view.fall_start(), "tile-shift");
  if (!played.reshuffled.empty()) at(view.mix_start(), "shuffle");
}

}  // namespace quintet::link
