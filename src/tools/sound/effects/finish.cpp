#include <algorithm>
#include <array>

#include "tools/sound/effects/effects.hpp"
#include "tools/sound/performance.hpp"
#include "tools/sound/room.hpp"

namespace quintet::sound {
namespace {

constexpr double kPeak = -12;     // dBFS
constexpr double kLoudest = -21;  // dBFS RMS over kWindow
constexpr double kWindow = 0.05;  // seconds
constexpr double kWalls = 0.16;
constexpr double kLead = 0.002;  // seconds
constexpr double kRest = 0.010;
constexpr double kFloor = 0.0012;  // relative to the peak; anything below is silence

}  // namespace

Samples finished(const Samples& dry, Finish finish) {
  Samples sound = in_room(dry, kWalls);
  remove_rumble(sound, 30);
  trim_end(sound, kFloor);
  sound.resize(std::min(sound.size(), frames(finish.longest - kLead - kRest)));
  fade_in(sound, 0.0005);
  fade_out(sound, std::min(0.15, seconds(sound.size()) / 3));
  // Silence on both sides, so that the encoder does not smear an attack over the edge of the file.
  sound.insert(sound.begin(), frames(kLead), 0);
  sound.resize(sound.size() + frames(kRest));
  const double gain =
      std::min(from_decibels(kPeak) / peak(sound), from_decibels(kLoudest) / loudest_rms(sound, kWindow));
  scale(sound, gain * from_decibels(finish.trim));
  return sound;
}

double step_hertz(int degree) {
  constexpr std::array<int, 5> kSteps = {0, 2, 5, 7, 9};  // D E G A B
  constexpr int kD4 = 62;
  const int octave = degree / 5;
  const auto within = static_cast<std::size_t>(degree % 5);
  return hertz_of(kD4 + 12 * octave + kSteps[within]);
}

}  // namespace quintet::sound
