// All sound effects of the games by file name.
//
// An effect is generated dry and loud, then finished: early reflections of the room, faded ends, and its level. The
// lower of two limits applies: no peak above -12 dBFS, and no 50 ms louder than -21 dBFS RMS. So a click, which is
// mostly peak, and a sustained note are equally loud to the ear.
#pragma once

#include <string>
#include <vector>

#include "tools/sound/samples.hpp"

namespace quintet::sound {

struct Effect {
  std::string name;
  Samples sound;
};

// Quieter than the standard level by `trim` dB (0 or less) and at most `longest` seconds long.
struct Finish {
  double trim = 0;
  double longest = 1.0;
};
Samples finished(const Samples& dry, Finish finish);

// The pitches of rising effects: the n-th degree (from 0) of G gong, counted from D4 up, as a frequency.
double step_hertz(int degree);

std::vector<Effect> link_effects();  // Link-up
std::vector<Effect> desk_effects();  // shared by all scenes: buttons, pages, results
std::vector<Effect> twenty48_effects();
std::vector<Effect> game_effects();  // Gomoku, Minesweeper, Go

}  // namespace quintet::sound
