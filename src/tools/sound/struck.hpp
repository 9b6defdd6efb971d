// Small hard things that are struck: stone on wood, ceramic, a wood block, a muffled thud.
//
// Modal synthesis (Adrien 1991; Cook, "Physically Informed Sonic Modeling" 1997): a body is a handful of
// swings, each with its own frequency and decay, all set off by the same short push. How long the push lasts
// is how hard the two things are.
#pragma once

#include <span>
#include <vector>

#include "tools/sound/dice.hpp"
#include "tools/sound/samples.hpp"

namespace quintet::sound {

struct Mode {
  double hertz;
  double ring;  // seconds until it has fallen by 60 dB
  double gain;
};

struct Material {
  std::vector<Mode> modes;
  double contact;  // seconds of the push
  double grit;     // noise within the push
};

struct Strike {
  double pitch = 1;  // all frequencies times this
  double force = 1;  // louder; below 1 also softer, as the push lasts longer
};

// The sound of one strike; its peak is `force`. No two seeds give quite the same one.
Samples struck(const Material& material, const Strike& strike, Dice dice);

Material stone_on_wood();
Material ceramic();
Material wood_block();
Material soft_thud();

}  // namespace quintet::sound
