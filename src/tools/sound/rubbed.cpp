#include "tools/sound/rubbed.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "tools/sound/filters.hpp"

namespace quintet::sound {
namespace {

// A curve over 0 to 1 with its maximum at `top`.
double hump(double part, double top) {
  const double way = part < top ? part / top : (1 - part) / (1 - top);
  const double rise = std::sin(std::numbers::pi / 2 * std::clamp(way, 0.0, 1.0));
  return rise * rise;
}

}  // namespace

Samples rubbed(const Rub& rub, Dice dice) {
  Samples sound(frames(rub.length));
  Sieve surface(rub.from_hertz, rub.resonance);
  Sieve edge(rub.from_hertz / 2, 0.7);
  Lag slip(0.0012, 0);
  double grain = 0;
  for (std::size_t i = 0; i < sound.size(); ++i) {
    const double part = static_cast<double>(i) / static_cast<double>(sound.size());
    if (dice.part() < rub.grains / kRate) grain = dice.part() * dice.part();
    const double hertz = rub.from_hertz * std::pow(rub.to_hertz / rub.from_hertz, part);
    surface.tune(hertz, rub.resonance);
    edge.tune(hertz / 2, 0.7);
    const double strength = rub.smoothness + (1 - rub.smoothness) * 3 * slip.follow(grain);
    grain *= 0.999;
    sound[i] = static_cast<float>(edge.split(surface.split(dice.noise()).band).high * strength *
                                  hump(part, rub.swell));
  }
  scale(sound, 1 / std::max(1e-9, peak(sound)));
  return sound;
}

Rub paper_lifted() {
  return {.length = 0.26,
          .from_hertz = 1500,
          .to_hertz = 4200,
          .resonance = 0.7,
          .grains = 420,
          .smoothness = 0.25,
          .swell = 0.6};
}

Rub paper_laid() {
  return {.length = 0.24,
          .from_hertz = 3600,
          .to_hertz = 1300,
          .resonance = 0.7,
          .grains = 380,
          .smoothness = 0.25,
          .swell = 0.3};
}

Rub tile_slide() {
  return {.length = 0.24,
          .from_hertz = 1100,
          .to_hertz = 1900,
          .resonance = 1.6,
          .grains = 900,
          .smoothness = 0.4,
          .swell = 0.55};
}

}  // namespace quintet::sound
