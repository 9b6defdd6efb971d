#include "tools/sound/filters.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "tools/sound/samples.hpp"

namespace quintet::sound {

void Sieve::tune(double hertz, double resonance) {
  pull_ = std::tan(std::numbers::pi * std::min(hertz, 0.45 * kRate) / kRate);
  damping_ = 1 / resonance;
  norm_ = 1 / (1 + pull_ * (pull_ + damping_));
}

Sieve::Bands Sieve::split(double sample) {
  const double high = (sample - (damping_ + pull_) * first_ - second_) * norm_;
  const double band = pull_ * high + first_;
  const double low = pull_ * band + second_;
  first_ = pull_ * high + band;
  second_ = pull_ * band + low;
  return {.low = low, .band = damping_ * band, .high = high};
}

Lag::Lag(double seconds, double start) : rate_(1 - std::exp(-1 / (seconds * kRate))), value_(start) {}

}  // namespace quintet::sound
