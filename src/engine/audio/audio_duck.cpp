#include "engine/audio/audio_duck.hpp"

#include <algorithm>
#include <cmath>

namespace quintet {
namespace {

constexpr double kDecibels = -4;
constexpr Duration kRamp = milliseconds(120);
constexpr Duration kSmooth = milliseconds(16);  // between two steps of a ramp

}  // namespace

void AudioDuck::begin(Duration now, Duration length) {
  if (now >= end_) begin_ = now;
  end_ = std::max(end_, now + std::max(length, 2 * kRamp));
}

double AudioDuck::depth(Duration now) const {
  if (now <= begin_ || now >= end_) return 0;
  return std::min({1.0, seconds(now - begin_) / seconds(kRamp), seconds(end_ - now) / seconds(kRamp)});
}

double AudioDuck::gain(Duration now) const {
  return std::pow(10, kDecibels * depth(now) / 20);
}

std::optional<Duration> AudioDuck::due(Duration now) const {
  if (now >= end_) return std::nullopt;
  const Duration rise = end_ - kRamp;
  return now >= begin_ + kRamp && now < rise ? std::max(rise - now, kSmooth) : kSmooth;
}

}  // namespace quintet
