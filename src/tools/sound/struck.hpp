// Sounds of small hard objects: stone on wood, on slate and on celadon, ceramic, a wood block, a muffled thud.
//
// Modal synthesis (Adrien 1991; Cook, "Physically Informed Sonic Modeling" 1997): a body has a few modes, each with its
// own frequency and decay, all excited by the same short pulse. The harder the two objects, the shorter the pulse.
#pragma once

#include <span>
#include <vector>

#include "tools/sound/dice.hpp"
#include "tools/sound/samples.hpp"

namespace quintet::sound {

struct Mode {
  double hertz;
  double ring;  // seconds until it has decayed by 60 dB
  double gain;
};

struct Material {
  std::vector<Mode> modes;
  double contact;  // seconds of the excitation pulse
  double grit;     // noise within the pulse
};

struct Strike {
  double pitch = 1;  // all frequencies times this
  double force = 1;  // louder; below 1 also softer, because the pulse is longer
};

// The sound of one strike; its peak is `force`. Different seeds give slightly different sounds.
Samples struck(const Material& material, const Strike& strike, Dice dice);

Material stone_on_wood();
Material stone_on_slate();
Material stone_on_celadon();
Material ceramic();
Material wood_block();
Material soft_thud();

}  // namespace quintet::sound
