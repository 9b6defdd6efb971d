// Keeps a sound under a ceiling without a click: the gain dips smoothly around each peak.
#pragma once

#include "tools/sound/samples.hpp"

namespace quintet::sound {

// Whether the end of a sound is followed by silence or, as in a loop, by its own beginning.
enum class Ends { Open, Joined };

// No sample of the result lies above `ceiling` (an amplitude). Quiet stretches stay as they are.
//
// The needed gain is spread to all samples within 12 ms (a running minimum), then averaged over the same
// reach. Every value in the average is already low enough for the sample in the middle, so the average is
// too, and it has no corner. Both sides of a stereo sound get the same gain, so that the picture stands
// still.
Samples limited(Samples sound, double ceiling, Ends ends);
Stereo limited(Stereo sound, double ceiling, Ends ends);

}  // namespace quintet::sound
