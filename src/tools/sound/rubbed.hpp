// Sounds of friction: turned paper, sliding tiles, stirred tiles.
//
// Friction is noise made of many small slips (Cook's PhISEM, 1997): white noise in grains of random strength, through a
// filter whose frequency follows the movement.
#pragma once

#include "tools/sound/dice.hpp"
#include "tools/sound/samples.hpp"

namespace quintet::sound {

struct Rub {
  double length;      // seconds
  double from_hertz;  // the filter's frequency at the beginning
  double to_hertz;    // and at the end
  double resonance;   // Q: high for a hollow object, low for paper
  double grains;      // slips per second
  double smoothness;  // 0: slips only, 1: continuous noise
  double swell;       // position of the maximum as a share of the length, 0 to 1
};

// The sound of one movement; its peak is 1.
Samples rubbed(const Rub& rub, Dice dice);

Rub paper_lifted();  // short and rising
Rub paper_laid();    // short and falling
Rub tile_slide();    // glazed clay over wood

}  // namespace quintet::sound
