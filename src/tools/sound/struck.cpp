#include "tools/sound/struck.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace quintet::sound {
namespace {

using std::numbers::pi;

Samples push(const Material& material, double force, Dice& dice) {
  const double width = std::max(5.0, material.contact * (1.8 - 0.8 * force) * kRate);
  Samples samples(static_cast<std::size_t>(width));
  for (std::size_t i = 0; i < samples.size(); ++i) {
    const double bell = 0.5 - 0.5 * std::cos(2 * pi * (static_cast<double>(i) + 0.5) / width);
    samples[i] = static_cast<float>(bell * (1 + material.grit * dice.noise()));
  }
  return samples;
}

// Adds the response of one mode to the excitation: a two-pole resonator.
void add_swing(Samples& sound, const Samples& force, double hertz, double ring, double gain) {
  const double turn = 2 * pi * hertz / kRate;
  const double radius = std::pow(10.0, -3 / (ring * kRate));
  const double one_ago = 2 * radius * std::cos(turn);
  const double two_ago = -radius * radius;
  double last = 0;
  double before = 0;
  for (std::size_t i = 0; i < sound.size(); ++i) {
    const double now =
        (i < force.size() ? gain * std::sin(turn) * force[i] : 0) + one_ago * last + two_ago * before;
    before = last;
    last = now;
    sound[i] += static_cast<float>(now);
  }
}

}  // namespace

Samples struck(const Material& material, const Strike& strike, Dice dice) {
  double longest = 0;
  for (const Mode& mode : material.modes) longest = std::max(longest, mode.ring);
  Samples sound(frames(1.2 * longest));
  const Samples force = push(material, strike.force, dice);
  for (const Mode& mode : material.modes) {
    const double hertz = mode.hertz * strike.pitch * (1 + 0.006 * dice.wobble());
    const double gain = mode.gain * (1 + 0.25 * dice.wobble());  // the point of impact varies
    if (hertz < 0.45 * kRate) add_swing(sound, force, hertz, mode.ring, gain);
  }
  remove_rumble(sound, 35);
  fade_out(sound, 0.01);
  scale(sound, strike.force / std::max(1e-9, peak(sound)));
  return sound;
}

// The stone's click lasts 10 ms; the rest of the sound is the thick board.
Material stone_on_wood() {
  return {.modes = {{210, 0.130, 0.50},
                    {395, 0.110, 0.75},
                    {640, 0.095, 0.80},
                    {1080, 0.070, 0.85},
                    {1690, 0.052, 0.80},
                    {2650, 0.036, 0.85},
                    {3900, 0.026, 0.75},
                    {5600, 0.016, 0.40}},
          .contact = 0.00024,
          .grit = 0.3};
}

// A dry crack, and the slab below it.
Material stone_on_slate() {
  return {.modes = {{330, 0.055, 0.45},
                    {720, 0.060, 0.70},
                    {1370, 0.055, 0.85},
                    {2320, 0.048, 0.95},
                    {3480, 0.038, 0.90},
                    {5150, 0.026, 0.65},
                    {7300, 0.014, 0.35}},
          .contact = 0.00017,
          .grit = 0.4};
}

// A thick glazed plate, which rings on.
Material stone_on_celadon() {
  return {.modes = {{560, 0.080, 0.35},
                    {1240, 0.130, 0.70},
                    {2090, 0.150, 0.85},
                    {3150, 0.120, 0.80},
                    {4420, 0.080, 0.55},
                    {6350, 0.045, 0.30}},
          .contact = 0.00022,
          .grit = 0.2};
}

Material ceramic() {
  return {.modes = {{940, 0.040, 0.30},
                    {1820, 0.080, 0.60},
                    {2740, 0.100, 0.80},
                    {3610, 0.075, 0.55},
                    {4890, 0.050, 0.32},
                    {6700, 0.030, 0.14}},
          .contact = 0.00030,
          .grit = 0.2};
}

Material wood_block() {
  return {.modes = {{430, 0.060, 0.35},
                    {810, 0.130, 1.00},
                    {1290, 0.085, 0.55},
                    {2230, 0.045, 0.30},
                    {3400, 0.025, 0.12}},
          .contact = 0.00080,
          .grit = 0.15};
}

// Felt over earth: nothing above a few hundred hertz, but enough below for small loudspeakers.
Material soft_thud() {
  return {
      .modes = {{58, 0.50, 1.00}, {92, 0.42, 0.90}, {147, 0.30, 0.70}, {221, 0.20, 0.45}, {318, 0.13, 0.22}},
      .contact = 0.0060,
      .grit = 0.25};
}

}  // namespace quintet::sound
