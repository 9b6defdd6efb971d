#include "tools/sound/samples.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

#include "tools/sound/filters.hpp"

namespace quintet::sound {
namespace {

double fade_gain(std::size_t index, std::size_t length) {
  const double part = (static_cast<double>(index) + 0.5) / static_cast<double>(length);
  return 0.5 - 0.5 * std::cos(std::numbers::pi * part);
}

double energy(std::span<const float> sound) {
  return std::accumulate(sound.begin(), sound.end(), 0.0,
                         [](double sum, double sample) { return sum + sample * sample; });
}

}  // namespace

std::size_t frames(double seconds) {
  return static_cast<std::size_t>(std::lround(seconds * kRate));
}

double seconds(std::size_t frames) {
  return static_cast<double>(frames) / kRate;
}

double decibels(double ratio) {
  return ratio > 1e-10 ? 20 * std::log10(ratio) : -200;
}

double from_decibels(double level) {
  return std::pow(10.0, level / 20);
}

void add(Samples& into, std::span<const float> sound, std::size_t at, double gain) {
  if (into.size() < at + sound.size()) into.resize(at + sound.size());
  for (std::size_t i = 0; i < sound.size(); ++i) into[at + i] += static_cast<float>(gain * sound[i]);
}

void scale(Samples& sound, double gain) {
  for (float& sample : sound) sample = static_cast<float>(gain * sample);
}

void fade_in(Samples& sound, double seconds) {
  const std::size_t length = std::min(sound.size(), frames(seconds));
  for (std::size_t i = 0; i < length; ++i) sound[i] *= static_cast<float>(fade_gain(i, length));
}

void fade_out(Samples& sound, double seconds) {
  const std::size_t length = std::min(sound.size(), frames(seconds));
  for (std::size_t i = 0; i < length; ++i) {
    sound[sound.size() - 1 - i] *= static_cast<float>(fade_gain(i, length));
  }
}

void trim_end(Samples& sound, double floor) {
  const double limit = floor * peak(sound);
  const auto last =
      std::find_if(sound.rbegin(), sound.rend(), [limit](float sample) { return std::abs(sample) > limit; });
  sound.erase(last.base(), sound.end());
}

void remove_rumble(Samples& sound, double hertz) {
  Sieve sieve(hertz, 0.7);
  for (float& sample : sound) sample = static_cast<float>(sieve.split(sample).high);
}

double peak(std::span<const float> sound) {
  double most = 0;
  for (const float sample : sound) most = std::max(most, std::abs(static_cast<double>(sample)));
  return most;
}

double rms(std::span<const float> sound) {
  return sound.empty() ? 0 : std::sqrt(energy(sound) / static_cast<double>(sound.size()));
}

double mean(std::span<const float> sound) {
  return sound.empty() ? 0
                       : std::accumulate(sound.begin(), sound.end(), 0.0) / static_cast<double>(sound.size());
}

double loudest_rms(std::span<const float> sound, double window) {
  const std::size_t length = frames(window);
  double inside = energy(sound.first(std::min(length, sound.size())));
  double most = inside;
  for (std::size_t end = length; end < sound.size(); ++end) {
    const double enters = sound[end];
    const double leaves = sound[end - length];
    inside += enters * enters - leaves * leaves;
    most = std::max(most, inside);
  }
  return std::sqrt(most / static_cast<double>(length));
}

}  // namespace quintet::sound
