#include "tools/sound/performance.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>
#include <stdexcept>

#include "tools/sound/instruments.hpp"
#include "tools/sound/limiter.hpp"
#include "tools/sound/loop.hpp"

namespace quintet::sound {
namespace {

constexpr double kLevel = -20;         // dBFS, RMS
constexpr double kCeiling = -7.5;      // dBFS; encoding adds up to a decibel
constexpr double kHandJitter = 0.014;  // seconds at most
constexpr double kUpbeat = 0.04;       // seconds from the seam to the first beat, so that no attack is cut
constexpr double kBreakStep = 0.035;   // seconds between the strings of a chord

// The accent of a beat.
double accent(double beat, double beats_in_bar) {
  const double within = std::fmod(beat, beats_in_bar);
  if (within < 1e-9) return 1.08;
  if (std::abs(within - beats_in_bar / 2) < 1e-9) return 1.03;
  return std::abs(within - std::round(within)) < 1e-9 ? 0.98 : 0.90;
}

// The track that a voice's sounds are added to. Times wrap around: a sound before the beginning is placed at the end of
// the loop.
class Track {
 public:
  explicit Track(std::size_t length) : length_(length) {}

  void lay(const Samples& sound, double time) {
    const double circle = seconds(length_);
    add(sound_, sound, frames(std::fmod(time + kUpbeat + circle, circle)), 1);
  }

  const Samples& sound() const { return sound_; }

 private:
  std::size_t length_;
  Samples sound_;
};

// Seconds from `time` until the same string is plucked again, in the voice after note `index`.
double until_replucked(const Score& score, const Voice& voice, std::size_t index, int pitch, double time) {
  for (std::size_t i = index + 1; i < voice.notes.size(); ++i) {
    const std::vector<int>& pitches = voice.notes[i].pitches;
    if (std::find(pitches.begin(), pitches.end(), pitch) != pitches.end()) {
      return std::max(0.1, seconds_at(score, voice.notes[i].beat) - time);
    }
  }
  return 60;
}

Bend bend_for(const Manner& manner) {
  return {.from = manner.slid ? -2.0 : 0.0,
          .slide = 0.16,
          .shake = manner.shaken ? 16.0 : 0.0,
          .shake_hertz = 4.6,
          .shake_after = 0.25};
}

void pluck_voice(const Score& score, const Voice& voice, const StringRecipe& recipe, Dice& dice,
                 Track& track) {
  const StringRecipe touched = qin_harmonic();
  for (std::size_t i = 0; i < voice.notes.size(); ++i) {
    const Note& note = voice.notes[i];
    double time = seconds_at(score, note.beat) + kHandJitter * dice.wobble();
    const double length = seconds_at(score, note.beat + note.beats) - time;
    const double force = note.force * accent(note.beat, score.beats_in_bar) * (1 + 0.10 * dice.wobble());
    for (const int pitch : note.pitches) {
      const double ring = std::max(0.6, 2.0 * length) + 1.2;  // the string is damped some time after the note
      const Pluck pluck = {.hertz = hertz_of(pitch),
                           .force = force,
                           .hold = std::min(ring, until_replucked(score, voice, i, pitch, time)),
                           .bend = bend_for(note.manner)};
      track.lay(plucked(note.manner.harmonic ? touched : recipe, pluck, Dice(dice.bits())), time);
      time += kBreakStep * dice.between(0.7, 1.2);
    }
  }
}

void blow_voice(const Score& score, const Voice& voice, const FluteRecipe& recipe, Dice& dice, Track& track) {
  for (std::size_t i = 0; i < voice.notes.size();) {
    const double begin =
        seconds_at(score, voice.notes[i].beat) + kHandJitter * dice.wobble() - recipe.attack / 3;
    std::vector<BlownNote> breath;
    do {
      const Note& note = voice.notes[i];
      const double start = seconds_at(score, note.beat);
      breath.push_back({.start = breath.empty() ? 0 : start - begin + kHandJitter * dice.wobble(),
                        .length = seconds_at(score, note.beat + note.beats) - start,
                        .hertz = hertz_of(note.pitches.back()),
                        .force = note.force * (1 + 0.06 * dice.wobble())});
      ++i;
    } while (i < voice.notes.size() && voice.notes[i].manner.slurred);
    track.lay(blown(recipe, breath, Dice(dice.bits())), begin);
  }
}

Samples play_voice(const Score& score, const Voice& voice, std::size_t length, Dice dice) {
  const std::optional<Instrument> instrument = instrument_named(voice.instrument);
  if (!instrument) throw std::invalid_argument("no such instrument: " + voice.instrument);
  Track track(length);
  if (const auto* string = std::get_if<StringRecipe>(&*instrument)) {
    pluck_voice(score, voice, *string, dice, track);
  } else {
    blow_voice(score, voice, std::get<FluteRecipe>(*instrument), dice, track);
  }
  return track.sound();
}

Stereo mixed(const Score& score, std::size_t length, Dice& dice) {
  Stereo mix;
  for (const Voice& voice : score.voices) {
    const Samples sound = play_voice(score, voice, length, Dice(dice.bits()));
    const double angle = (voice.pan + 1) * std::numbers::pi / 4;  // equal power
    add(mix.left, sound, 0, from_decibels(voice.gain) * std::cos(angle));
    add(mix.right, sound, 0, from_decibels(voice.gain) * std::sin(angle));
  }
  return mix;
}

}  // namespace

double hertz_of(double pitch) {
  return 440 * std::exp2((pitch - 69) / 12);
}

Stereo performed(const Score& score, std::uint64_t seed) {
  Dice dice(seed);
  const std::size_t length = frames(seconds_at(score, score.beats));
  Stereo loop = looped(in_room(mixed(score, length, dice), score.room), length);
  const double level = std::hypot(rms(loop.left), rms(loop.right)) / std::numbers::sqrt2;
  const double gain = level > 0 ? from_decibels(kLevel) / level : 0;
  scale(loop.left, gain);
  scale(loop.right, gain);
  return limited(std::move(loop), from_decibels(kCeiling), Ends::Joined);
}

}  // namespace quintet::sound
