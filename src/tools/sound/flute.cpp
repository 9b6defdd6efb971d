#include "tools/sound/flute.hpp"

#include <cmath>
#include <numbers>

#include "tools/sound/filters.hpp"

namespace quintet::sound {
namespace {

using std::numbers::pi;

constexpr double kLoudness = 0.34;
constexpr double kVibratoAfter = 0.35;  // seconds into a note
constexpr int kTuneEvery = 32;          // samples between two updates of the noise filters

// The player's controls at one moment.
struct Intent {
  double hertz;
  double pressure;  // 0 to 1
  double vibrato;   // 0 to 1
  double chiff;     // 0 to 1: noise at the attack
};

class Reader {
 public:
  Reader(std::span<const BlownNote> notes, double release) : notes_(notes), release_(release) {}

  Intent at(double time) {
    while (current_ + 1 < notes_.size() && time >= notes_[current_ + 1].start) ++current_;
    const BlownNote& note = notes_[current_];
    const double age = time - note.start;
    const double left = note.length - age;
    const bool slurs_on = current_ + 1 < notes_.size();
    const bool ends = left < 0.5 * release_ && !slurs_on;
    // A long note swells during its first third and then decays.
    const double swell = 0.86 + 0.14 * std::sin(pi * std::min(1.0, age / note.length * 1.2));
    return {.hertz = note.hertz,
            .pressure = ends ? 0 : note.force * swell,
            .vibrato = age > kVibratoAfter && note.length > 2 * kVibratoAfter ? 1.0 : 0.0,
            .chiff = time < 0.03 ? 1.0 : 0.0};
  }

 private:
  std::span<const BlownNote> notes_;
  double release_;
  std::size_t current_ = 0;
};

double tone(const FluteRecipe& recipe, double phase, double hertz, double pressure) {
  double sum = 0;
  for (std::size_t i = 0; i < recipe.harmonics.size(); ++i) {
    const auto order = static_cast<double>(i + 1);
    if (order * hertz > 9000) break;
    const double strength = recipe.harmonics[i] * std::pow(pressure, 1 + 0.45 * static_cast<double>(i));
    sum += strength * std::sin(order * phase);
  }
  return sum;
}

}  // namespace

Samples blown(const FluteRecipe& recipe, std::span<const BlownNote> notes, Dice dice) {
  Reader reader(notes, recipe.release);
  const double end = notes.back().start + notes.back().length + 4 * recipe.release;
  Samples sound(frames(end));
  Lag pressure_first(recipe.attack / 2, 0);
  Lag pressure_second(recipe.attack / 2, 0);
  Lag glide(0.018, notes.front().hertz);
  Lag vibrato(0.35, 0);
  Lag chiff(0.012, 0);
  Lag drift(0.5, 0);
  Sieve tube(notes.front().hertz, 5);
  Sieve breath(3000, 0.8);
  double phase = 0;
  double vibrato_phase = 0;
  for (std::size_t i = 0; i < sound.size(); ++i) {
    const Intent intent = reader.at(seconds(i));
    const double pressure = pressure_second.follow(pressure_first.follow(intent.pressure));
    const double shake = vibrato.follow(intent.vibrato) * std::sin(vibrato_phase);
    const double wander = drift.follow(60 * dice.wobble());
    const double settled = glide.follow(intent.hertz);
    const double hertz = settled * std::exp2((recipe.vibrato_cents * shake + wander) / 1200);
    if (i % kTuneEvery == 0) tube.tune(settled, 5);
    phase = std::fmod(phase + 2 * pi * hertz / kRate, 2 * pi);
    vibrato_phase += 2 * pi * recipe.vibrato_hertz * (1 + 0.01 * wander) / kRate;

    const double noise = dice.noise();
    const double air = 1.6 * tube.split(noise).band + 0.22 * breath.split(noise).band;
    const double spit = 1 + 2.5 * chiff.follow(intent.chiff);
    const double breathy = recipe.air * air * spit * std::sqrt(pressure) * pressure;
    sound[i] =
        static_cast<float>(kLoudness * (tone(recipe, phase, hertz, pressure) * (1 + 0.1 * shake) + breathy));
  }
  fade_in(sound, 0.005);
  fade_out(sound, 0.03);
  return sound;
}

}  // namespace quintet::sound
