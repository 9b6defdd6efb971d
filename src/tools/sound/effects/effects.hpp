// Every effect of the games by the name of its file.
//
// An effect is made dry and loud enough to work with, then finished: the walls of the room, ends without a
// click, and a level. Levels follow two measures, whichever bids the effect be softer: no peak above -12
// dBFS, and no 50 ms louder than -21 dBFS RMS. So a click, which is all peak, and a note, which is all body,
// sit beside each other.
#pragma once

#include <string>
#include <vector>

#include "tools/sound/samples.hpp"

namespace quintet::sound {

struct Effect {
  std::string name;
  Samples sound;
};

// Softer than the family by `trim` dB (0 or less) and no longer than `longest` seconds.
struct Finish {
  double trim = 0;
  double longest = 1.0;
};
Samples finished(const Samples& dry, Finish finish);

// The notes that effects climb: the n-th degree (from 0) of G gong, counted from D4 up, as a frequency.
double step_hertz(int degree);

std::vector<Effect> link_effects();  // Link-up
std::vector<Effect> desk_effects();  // what all scenes share: buttons, pages, results
std::vector<Effect> game_effects();  // Gomoku, 2048, Minesweeper, Go

}  // namespace quintet::sound
