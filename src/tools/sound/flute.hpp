// A bamboo flute (dizi, xiao), rendered one breath at a time.
//
// Additive synthesis, as in Risset and Mathews, "Analysis of Musical-Instrument Tones" (1969): a few harmonics whose
// balance follows the breath pressure (a soft tone has hardly any overtones), plus air noise, filtered by the tube at
// the pitch of the note. A waveguide flute would be more realistic but hard to keep in tune.
#pragma once

#include <array>
#include <span>

#include "tools/sound/dice.hpp"
#include "tools/sound/samples.hpp"

namespace quintet::sound {

struct FluteRecipe {
  std::array<double, 7> harmonics;  // amplitudes at full pressure, the first is 1
  double air;                       // level of the noise
  double attack;                    // seconds until the tone speaks
  double release;                   // seconds until it is gone
  double vibrato_cents;
  double vibrato_hertz;
};

// A note of a breath. The first one is tongued, the others are slurred.
struct BlownNote {
  double start;   // seconds from the beginning of the breath
  double length;  // seconds
  double hertz;
  double force;  // 0 to 1
};

// One breath: its notes in time order, at least one. Full force has an RMS of about 1/4.
Samples blown(const FluteRecipe& recipe, std::span<const BlownNote> notes, Dice dice);

}  // namespace quintet::sound
