// A plucked string: guzheng, pipa, guqin.
//
// Karplus and Strong, "Digital Synthesis of Plucked-String and Drum Timbres" (1983): a pluck circulates in a
// delay line one period long and loses a little energy in each round. Extended after Jaffe and Smith, "Extensions of
// the Karplus-Strong Plucked-String Algorithm" (1983), and Välimäki et al., "Physical Modeling of Plucked
// String Instruments" (1996):
//
//   pluck -> comb(where) -> (+) -> delay line, read between samples -> low-pass, loss -+-> body
//                            ^                                                        |
//                            +--------------------------------------------------------+
//
// The delay of the low-pass at the note's own frequency is subtracted from the line, so the string is in tune at
// every pitch and brightness. Two such lines, a third of a cent apart and with different decay, model the two
// polarisations of the string: together they give the two-stage decay of a real string.
#pragma once

#include <vector>

#include "tools/sound/dice.hpp"
#include "tools/sound/samples.hpp"

namespace quintet::sound {

// A resonance of the instrument's body.
struct BodyMode {
  double hertz;
  double sharpness;  // Q
  double gain;
};

// The properties of the instrument and of the playing hand.
struct StringRecipe {
  double ring;       // seconds until a note of 220 Hz has decayed by 60 dB; higher notes decay faster
  double high_ring;  // the same for overtones at 4 kHz
  double place;      // the plucking point as a share of the string's length, 0 to 1/2
  double nail;       // seconds of the plucking pulse: longer is softer
  double scrape;     // level of the noise in the plucking pulse
  std::vector<BodyMode> body;
};

// Pitch changes by the left hand.
struct Bend {
  double from = 0;      // semitones from the note at which the slide begins
  double slide = 0.12;  // seconds of the slide
  double shake = 0;     // cents, depth of the vibrato
  double shake_hertz = 5;
  double shake_after = 0.2;  // seconds until the vibrato begins
};

struct Pluck {
  double hertz = 440;  // 40 to 4000
  double force = 0.7;  // 0 to 1: louder and brighter
  double hold = 1;     // seconds until the string is damped
  Bend bend = {};
};

// The sound from the pluck until silence. Its level follows `force`; the loudest 60 ms of a pluck of force 1 have an
// RMS of 1/4.
Samples plucked(const StringRecipe& recipe, const Pluck& pluck, Dice dice);

}  // namespace quintet::sound
