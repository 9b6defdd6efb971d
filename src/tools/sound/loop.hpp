// Makes a piece of music run in a circle.
#pragma once

#include "tools/sound/samples.hpp"

namespace quintet::sound {

// Lays everything after the first `length` samples back on the beginning, as often as it takes: what still
// rings when the piece ends rings on into its next round, and the seam is no different from any other place.
Samples looped(const Samples& sound, std::size_t length);
Stereo looped(const Stereo& sound, std::size_t length);

// How far the sound jumps where its end meets its beginning, and the farthest it jumps from one sample to the
// next in the 50 ms on both sides. A seam without a click has a step no greater than its neighbours.
struct Seam {
  double step;
  double neighbours;
};
Seam seam_of(const Samples& loop);

}  // namespace quintet::sound
