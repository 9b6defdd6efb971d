// A bamboo flute (dizi, xiao) played in whole breaths.
//
// Additive synthesis, as in Risset and Mathews, "Analysis of Musical-Instrument Tones" (1969): a handful of
// harmonics whose balance follows the pressure of the breath (a soft tone has hardly any overtones), and
// beside them the noise of the air, which the tube colours at the note's own pitch. A waveguide flute would
// be truer and hardly ever in tune.
#pragma once

#include <array>
#include <span>

#include "tools/sound/dice.hpp"
#include "tools/sound/samples.hpp"

namespace quintet::sound {

struct FluteRecipe {
  std::array<double, 7> harmonics;  // amplitudes at full pressure, the first is 1
  double air;                       // noise beside the tone
  double attack;                    // seconds until the tone speaks
  double release;                   // seconds until it is gone
  double vibrato_cents;
  double vibrato_hertz;
};

// A note of a breath. The first one begins with the tongue, the others are slurred to the note before.
struct BlownNote {
  double start;   // seconds from the beginning of the breath
  double length;  // seconds
  double hertz;
  double force;  // 0 to 1
};

// One breath: its notes in the order of their time, none empty. Full force has an RMS of about 1/4.
Samples blown(const FluteRecipe& recipe, std::span<const BlownNote> notes, Dice dice);

}  // namespace quintet::sound
