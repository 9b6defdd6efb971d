#include "games/twenty48/move_sounds.hpp"

#include <algorithm>

namespace quintet::twenty48 {
namespace {

constexpr std::size_t kSlideTakes = 4;
constexpr int kMergeSounds = 16;               // from 4 to 131072
constexpr Exponent kLeastMilestone = 8;        // smaller tiles are made in every game
constexpr Duration kEarly = milliseconds(30);  // a tone starts softly, so it begins before the tiles meet

// The largest tile that was made; 0 without a merge.
Exponent largest_made(const Played& played, const Board& after) {
  Exponent made = 0;
  for (const TileStep& step : played.slides) {
    if (step.merges) made = std::max(made, after[step.to]);
  }
  return made;
}

}  // namespace

std::string merge_sound(Exponent made) {
  return "merge-" + std::to_string(std::clamp(made - 1, 1, kMergeSounds));
}

void MoveSounds::move(const Played& played, const Board& after, Exponent largest_before,
                      const BoardView& view, Duration now) {
  clear();
  at(now, "slide-" + std::to_string(1 + take_++ % kSlideTakes));
  const Duration met = std::max(now, view.slide_end() - kEarly);
  if (const Exponent made = largest_made(played, after); made > 0) {
    at(met, merge_sound(made));
    if (made > largest_before && made >= kLeastMilestone && !played.reached)
      at(view.slide_end(), "milestone");
  }
  at(view.slide_end(), "tile-new");
}

}  // namespace quintet::twenty48
