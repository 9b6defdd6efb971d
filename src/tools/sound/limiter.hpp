// Limits the peaks of a sound without clicks: the gain dips smoothly around each peak.
#pragma once

#include "tools/sound/samples.hpp"

namespace quintet::sound {

// Whether silence follows the end of a sound or, as in a loop, its own beginning.
enum class Ends { Open, Joined };

// No sample of the result exceeds `ceiling` (an amplitude). Quiet parts are unchanged.
//
// The required gain is extended to all samples within 12 ms (a running minimum), then averaged over the same window.
// Every value in the average is low enough for the sample in the middle, so the average is too, and it is smooth. Both
// channels of a stereo sound get the same gain, so that the stereo image does not move.
Samples limited(Samples sound, double ceiling, Ends ends);
Stereo limited(Stereo sound, double ceiling, Ends ends);

}  // namespace quintet::sound
