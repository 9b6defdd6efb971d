#include "tools/sound/plucked_string.hpp"

#include <algorithm>
#include <cmath>
#include <complex>
#include <numbers>

#include "tools/sound/filters.hpp"

namespace quintet::sound {
namespace {

using std::numbers::pi;

constexpr double kHigh = 4000;  // Hz, the frequency that high_ring refers to
constexpr double kLongest = 8;  // seconds, after which a string is damped anyway
constexpr double kFingerSeconds = 0.06;
constexpr double kLoudness = 0.25;

// The loop's low-pass, gain * (1 - pole) / (1 - pole / z).
struct Loss {
  double gain;
  double pole;
};

double low_pass_gain(double pole, double hertz) {
  return std::abs((1 - pole) / (1.0 - pole * std::polar(1.0, -2 * pi * hertz / kRate)));
}

// The delay of the low-pass in samples at this frequency.
double low_pass_delay(double pole, double hertz) {
  const double turn = 2 * pi * hertz / kRate;
  return std::atan2(pole * std::sin(turn), 1 - pole * std::cos(turn)) / turn;
}

double gain_per_turn(double hertz, double ring) {
  return std::pow(10.0, -3 / (hertz * ring));
}

// The loss with which the note rings for `ring` seconds and its overtones at 4 kHz for `high_ring`.
Loss loss_for(double hertz, double ring, double high_ring) {
  const double own = gain_per_turn(hertz, ring);
  const double wanted = std::min(1.0, gain_per_turn(hertz, high_ring) / own);
  double low = 0;
  double high = 0.9;
  for (int i = 0; i < 40; ++i) {
    const double pole = (low + high) / 2;
    const bool too_dull = low_pass_gain(pole, kHigh) / low_pass_gain(pole, hertz) < wanted;
    (too_dull ? high : low) = pole;
  }
  const double gain = own / low_pass_gain(low, hertz);
  return {.gain = std::min(gain, 0.99995), .pole = low};
}

// A delay line that can be read between two samples (Lagrange's cubic).
class DelayLine {
 public:
  explicit DelayLine(double longest) : memory_(static_cast<std::size_t>(longest) + 8) {}

  void write(double sample) {
    memory_[next_] = sample;
    next_ = (next_ + 1) % memory_.size();
  }

  double read(double delay) const {  // delay counts from the last sample, at least 1
    const auto whole = static_cast<std::size_t>(delay);
    const double d = delay - static_cast<double>(whole) + 1;  // 1 to 2: the middle of the four
    return at(whole - 1) * -(d - 1) * (d - 2) * (d - 3) / 6 + at(whole) * d * (d - 2) * (d - 3) / 2 -
           at(whole + 1) * d * (d - 1) * (d - 3) / 2 + at(whole + 2) * d * (d - 1) * (d - 2) / 6;
  }

 private:
  double at(std::size_t delay) const {
    return memory_[(next_ + 2 * memory_.size() - 1 - delay) % memory_.size()];
  }

  std::vector<double> memory_;
  std::size_t next_ = 0;
};

double semitones_off(const Bend& bend, double time) {
  const double left = std::clamp(1 - time / bend.slide, 0.0, 1.0);
  const double slide = bend.from * left * left * (3 - 2 * left);
  const double grown = std::clamp((time - bend.shake_after) / 0.3, 0.0, 1.0);
  return slide + grown * bend.shake / 100 * std::sin(2 * pi * bend.shake_hertz * (time - bend.shake_after));
}

// The pulse of the plucking nail and its noise, and both again inverted as the reflection from the near end of the
// string.
Samples excitation(const StringRecipe& recipe, const Pluck& pluck, Dice& dice) {
  const double width = std::max(4.0, recipe.nail * (1.7 - pluck.force) * kRate);
  const auto length = static_cast<std::size_t>(width);
  Samples pulse(length);
  Sieve dull(1500 + 3000 * pluck.force, 0.7);
  for (std::size_t i = 0; i < length; ++i) {
    const double bell = 0.5 - 0.5 * std::cos(2 * pi * (static_cast<double>(i) + 0.5) / width);
    pulse[i] = static_cast<float>(bell * (1 + recipe.scrape * dull.split(4 * dice.noise()).low));
  }
  Samples both = pulse;
  add(both, pulse, static_cast<std::size_t>(std::lround(recipe.place * kRate / pluck.hertz)), -1);
  return both;
}

// One polarisation of the string.
Samples swing(const Samples& pulse, const Pluck& pluck, double hertz, Loss loss, std::size_t length) {
  const double lag = low_pass_delay(loss.pole, hertz);
  DelayLine line(kRate / hertz * std::exp2(1.0 / 3) + 8);
  Samples sound(length);
  double filtered = 0;
  for (std::size_t i = 0; i < length; ++i) {
    const double period = kRate / hertz * std::exp2(-semitones_off(pluck.bend, seconds(i)) / 12);
    filtered =
        loss.gain * (1 - loss.pole) * line.read(std::max(2.0, period - lag - 1)) + loss.pole * filtered;
    const double sample = filtered + (i < pulse.size() ? pulse[i] : 0);
    line.write(sample);
    sound[i] = static_cast<float>(sample);
  }
  return sound;
}

Samples through_body(const Samples& sound, const std::vector<BodyMode>& body) {
  Samples result = sound;
  for (const BodyMode& mode : body) {
    Sieve sieve(mode.hertz, mode.sharpness);
    for (std::size_t i = 0; i < sound.size(); ++i) {
      result[i] += static_cast<float>(mode.gain * sieve.split(sound[i]).band);
    }
  }
  return result;
}

}  // namespace

Samples plucked(const StringRecipe& recipe, const Pluck& pluck, Dice dice) {
  const double ring = recipe.ring * std::pow(220 / pluck.hertz, 0.5);
  const double high_ring = std::min(ring, recipe.high_ring * (0.6 + 0.4 * pluck.force));
  const double stop = std::min(pluck.hold, std::min(ring, kLongest));
  const std::size_t length = frames(stop + kFingerSeconds);

  const Samples pulse = excitation(recipe, pluck, dice);
  const double apart = std::exp2(0.17 / 1200);
  Samples sound = swing(pulse, pluck, pluck.hertz / apart, loss_for(pluck.hertz, ring, high_ring), length);
  const Loss quick = loss_for(pluck.hertz, 0.4 * ring, 0.5 * high_ring);
  add(sound, swing(pulse, pluck, pluck.hertz * apart, quick, length), 0, 0.8);

  sound = through_body(sound, recipe.body);
  remove_rumble(sound, std::min(50.0, pluck.hertz / 2));
  fade_in(sound, 0.0008);
  fade_out(sound, kFingerSeconds);
  const double loudest = loudest_rms(sound, 0.06);
  if (loudest > 0) scale(sound, kLoudness * pluck.force / loudest);
  return sound;
}

}  // namespace quintet::sound
