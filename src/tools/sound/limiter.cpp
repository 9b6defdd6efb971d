#include "tools/sound/limiter.hpp"

#include <algorithm>
#include <cmath>
#include <deque>

namespace quintet::sound {
namespace {

constexpr double kReachSeconds = 0.012;

// A curve extended by `reach` values on both sides: with its other end if the sound is a loop, else with ones.
std::vector<double> padded(const std::vector<double>& curve, std::size_t reach, Ends ends) {
  std::vector<double> wide(curve.size() + 2 * reach, 1.0);
  for (std::size_t i = 0; i < wide.size(); ++i) {
    const std::size_t shifted = i + reach * (curve.size() - 1);  // i - reach, modulo the length
    const bool inside = i >= reach && i < reach + curve.size();
    if (inside || ends == Ends::Joined) wide[i] = curve[shifted % curve.size()];
  }
  return wide;
}

// The minimum within `reach` of each position.
std::vector<double> running_minimum(const std::vector<double>& curve, std::size_t reach, Ends ends) {
  const std::vector<double> wide = padded(curve, reach, ends);
  std::vector<double> least(curve.size());
  std::deque<std::size_t> candidates;  // with rising values; the first is the minimum within reach
  for (std::size_t i = 0; i < wide.size(); ++i) {
    while (!candidates.empty() && wide[candidates.back()] >= wide[i]) candidates.pop_back();
    candidates.push_back(i);
    if (candidates.front() + 2 * reach < i) candidates.pop_front();
    if (i >= 2 * reach) least[i - 2 * reach] = wide[candidates.front()];
  }
  return least;
}

std::vector<double> running_average(const std::vector<double>& curve, std::size_t reach, Ends ends) {
  const std::vector<double> wide = padded(curve, reach, ends);
  std::vector<double> average(curve.size());
  double sum = 0;
  for (std::size_t i = 0; i < wide.size(); ++i) {
    sum += wide[i];
    if (i > 2 * reach) sum -= wide[i - 2 * reach - 1];
    if (i >= 2 * reach) average[i - 2 * reach] = sum / static_cast<double>(2 * reach + 1);
  }
  return average;
}

std::vector<double> smooth_gain(const std::vector<double>& needed, Ends ends) {
  const std::size_t reach = frames(kReachSeconds);
  return running_average(running_minimum(needed, reach, ends), reach, ends);
}

double needed_gain(double level, double ceiling) {
  return level > ceiling ? ceiling / level : 1;
}

void apply(Samples& sound, const std::vector<double>& gain, double ceiling) {
  const auto most = static_cast<float>(ceiling);
  for (std::size_t i = 0; i < sound.size(); ++i) {
    sound[i] = std::clamp(static_cast<float>(sound[i] * gain[i]), -most,
                          most);  // rounding may slightly exceed the limit
  }
}

}  // namespace

Samples limited(Samples sound, double ceiling, Ends ends) {
  if (sound.empty()) return sound;
  std::vector<double> needed(sound.size());
  for (std::size_t i = 0; i < sound.size(); ++i) needed[i] = needed_gain(std::abs(sound[i]), ceiling);
  apply(sound, smooth_gain(needed, ends), ceiling);
  return sound;
}

Stereo limited(Stereo sound, double ceiling, Ends ends) {
  if (sound.left.empty()) return sound;
  std::vector<double> needed(sound.left.size());
  for (std::size_t i = 0; i < needed.size(); ++i) {
    needed[i] = needed_gain(std::max(std::abs(sound.left[i]), std::abs(sound.right[i])), ceiling);
  }
  const std::vector<double> gain = smooth_gain(needed, ends);
  apply(sound.left, gain, ceiling);
  apply(sound.right, gain, ceiling);
  return sound;
}

}  // namespace quintet::sound
