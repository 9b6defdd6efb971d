// The room the instruments stand in: small and dry.
//
// First the walls (a handful of echoes within 30 ms, other ones for each ear), then, for music, what is left
// of them after many turns: a feedback delay network of eight lines (Jot and Chaigne 1991).
#pragma once

#include "tools/sound/samples.hpp"

namespace quintet::sound {

struct Room {
  double walls;  // level of the first echoes, an amplitude
  double tail;   // level of what follows
  double decay;  // seconds until the tail has fallen by 60 dB
};

// Effects: the walls only, heard by one ear.
Samples in_room(const Samples& dry, double walls);
// Music. The result is as long as the tail needs.
Stereo in_room(const Stereo& dry, const Room& room);

}  // namespace quintet::sound
