// Things that are rubbed: paper turned, tiles that slide, tiles stirred.
//
// Friction is noise made of many small slips (Cook's PhISEM, 1997): white noise, in grains of chance
// strength, through a filter whose frequency moves with the hand.
#pragma once

#include "tools/sound/dice.hpp"
#include "tools/sound/samples.hpp"

namespace quintet::sound {

struct Rub {
  double length;      // seconds
  double from_hertz;  // the filter's frequency at the beginning
  double to_hertz;    // and at the end
  double resonance;   // Q: high for a hollow thing, low for paper
  double grains;      // slips a second
  double smoothness;  // 0: slips only, 1: an even hiss
  double swell;       // when the rub is strongest, as a part of its length, 0 to 1
};

// The sound of one rub; its peak is 1.
Samples rubbed(const Rub& rub, Dice dice);

Rub paper_lifted();  // short and rising
Rub paper_laid();    // short and falling
Rub tile_slide();    // glazed clay over wood

}  // namespace quintet::sound
