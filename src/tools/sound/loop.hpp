// Makes a piece of music loop without a gap.
#pragma once

#include "tools/sound/samples.hpp"

namespace quintet::sound {

// Adds everything after the first `length` samples to the beginning, repeatedly if necessary: notes that still ring at
// the end continue in the next round, so the seam sounds like any other place.
Samples looped(const Samples& sound, std::size_t length);
Stereo looped(const Stereo& sound, std::size_t length);

// The step between the last and the first sample, and the largest step between neighbouring samples in the 50 ms on
// both sides. A seam without a click has a step no larger than its neighbours.
struct Seam {
  double step;
  double neighbours;
};
Seam seam_of(const Samples& loop);

}  // namespace quintet::sound
