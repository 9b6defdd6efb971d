// The reverb of a small, dry room.
//
// First the early reflections (a few echoes within 30 ms, different for each ear), then, for music, the late reverb: a
// feedback delay network of eight lines (Jot and Chaigne 1991).
#pragma once

#include "tools/sound/samples.hpp"

namespace quintet::sound {

struct Room {
  double walls;  // level of the first echoes, an amplitude
  double tail;   // level of the late reverb
  double decay;  // seconds until the tail has decayed by 60 dB
};

// For effects: early reflections only, mono.
Samples in_room(const Samples& dry, double walls);
// For music. The result includes the whole tail.
Stereo in_room(const Stereo& dry, const Room& room);

}  // namespace quintet::sound
