// Measures the pitch of a sound for the tests.
#pragma once

#include <cmath>
#include <numbers>
#include <span>

#include "tools/sound/samples.hpp"

namespace quintet::sound {

// The level of `hertz` in the sound, with a Hann window.
inline double strength_at(std::span<const float> sound, double hertz) {
  double cosine = 0;
  double sine = 0;
  const auto length = static_cast<double>(sound.size());
  for (std::size_t i = 0; i < sound.size(); ++i) {
    const double window = 0.5 - 0.5 * std::cos(2 * std::numbers::pi * static_cast<double>(i) / length);
    const double angle = 2 * std::numbers::pi * hertz * seconds(i);
    cosine += window * sound[i] * std::cos(angle);
    sine += window * sound[i] * std::sin(angle);
  }
  return std::hypot(cosine, sine);
}

// The distance in cents of the strongest partial near `hertz` (within 60 cents). Golden section search; the window's
// main lobe has one maximum.
inline double cents_off(std::span<const float> sound, double hertz) {
  const double golden = (std::sqrt(5.0) - 1) / 2;
  const auto strength = [&](double cents) { return strength_at(sound, hertz * std::exp2(cents / 1200)); };
  double low = -60;
  double high = 60;
  while (high - low > 0.2) {
    const double left = high - golden * (high - low);
    const double right = low + golden * (high - low);
    if (strength(left) > strength(right)) {
      high = right;
    } else {
      low = left;
    }
  }
  return (low + high) / 2;
}

}  // namespace quintet::sound
