// How far the music is lowered at a moment, so that the phrase of a win stands out: down by 4 dB along a
// short ramp, held, and up again. Pure, so that it is tested without a device.
#pragma once

#include <optional>

#include "engine/scene/duration.hpp"

namespace quintet {

class AudioDuck {
 public:
  // A later duck that ends earlier changes nothing.
  void begin(Duration now, Duration length);

  // The factor for the music's amplitude, from 0.63 to 1.
  double gain(Duration now) const;

  // After which time the gain will differ; nothing once the music is back at full volume.
  std::optional<Duration> due(Duration now) const;

 private:
  double depth(Duration now) const;  // 0 to 1

  Duration begin_{0};
  Duration end_{0};
};

}  // namespace quintet
