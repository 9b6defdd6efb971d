// A plucked string: guzheng, pipa, guqin.
//
// Karplus and Strong, "Digital Synthesis of Plucked-String and Drum Timbres" (1983): a pluck runs round a
// delay line one period long and loses a little at each turn. Extended after Jaffe and Smith, "Extensions of
// the Karplus-Strong Plucked-String Algorithm" (1983), and Välimäki et al., "Physical Modeling of Plucked
// String Instruments" (1996):
//
//   pluck -> comb(where) -> (+) -> delay line, read between samples -> low-pass, loss -+-> body
//                            ^                                                        |
//                            +--------------------------------------------------------+
//
// The delay of the low-pass at the note's own frequency is taken off the line, so the string is in tune at
// every pitch and brightness. Two such lines, a third of a cent apart and of different decay, stand for the
// string's two directions of swing: together they give the quick first and slow second decay of a real
// string.
#pragma once

#include <vector>

#include "tools/sound/dice.hpp"
#include "tools/sound/samples.hpp"

namespace quintet::sound {

// One way in which the body of an instrument swings.
struct BodyMode {
  double hertz;
  double sharpness;  // Q
  double gain;
};

// What the instrument and the hand are like.
struct StringRecipe {
  double ring;       // seconds until a note of 220 Hz has fallen by 60 dB; higher notes fall sooner
  double high_ring;  // the same for what lies at 4 kHz
  double place;      // where the string is plucked, as a part of its length, 0 to 1/2
  double nail;       // seconds that the plucking pulse lasts: long is soft
  double scrape;     // how much noise the pluck has beside its pulse
  std::vector<BodyMode> body;
};

// What the left hand does to the pitch.
struct Bend {
  double from = 0;      // semitones away from the note where the slide to it begins
  double slide = 0.12;  // seconds of the slide
  double shake = 0;     // cents, the depth of the vibrato
  double shake_hertz = 5;
  double shake_after = 0.2;  // seconds until the vibrato sets in
};

struct Pluck {
  double hertz = 440;  // 40 to 4000
  double force = 0.7;  // 0 to 1: louder and brighter
  double hold = 1;     // seconds until the finger stops the string
  Bend bend = {};
};

// The sound from the pluck until the string is silent. Its level follows `force`; the loudest 60 ms of a
// pluck of force 1 have an RMS of 1/4.
Samples plucked(const StringRecipe& recipe, const Pluck& pluck, Dice dice);

}  // namespace quintet::sound
