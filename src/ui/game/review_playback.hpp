// The playback of a reviewed game or line: when its next move is shown, at one of several speeds. A wait is given in
// `beats`, each as long as the speed says.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

#include "engine/scene/duration.hpp"

namespace quintet::ui {

struct PlaybackSpeed {
  std::string_view name;  // "2×"
  Duration
      between;  // from one move to the next; where the times of the moves are known, for one second of them
};

// From the slowest to the fastest; the playback begins with one of them.
struct PlaybackSpeeds {
  std::span<const PlaybackSpeed> all;
  std::size_t first = 0;
};

inline constexpr std::array kUsualSpeedTable{
    PlaybackSpeed{"½×", milliseconds(2000)}, PlaybackSpeed{"1×", milliseconds(1000)},
    PlaybackSpeed{"2×", milliseconds(500)}, PlaybackSpeed{"4×", milliseconds(250)}};
inline constexpr PlaybackSpeeds kUsualSpeeds{kUsualSpeedTable, 1};

class ReviewPlayback {
 public:
  explicit ReviewPlayback(const PlaybackSpeeds& speeds = kUsualSpeeds)
      : speeds_(speeds.all), speed_(speeds.first) {}

  void start(Duration now, double beats = 1);
  void stop() { next_at_.reset(); }
  bool running() const { return next_at_.has_value(); }

  // The next faster speed; after the fastest the slowest.
  void change_speed(Duration now, double beats = 1);
  const PlaybackSpeed& speed() const { return speeds_[speed_]; }

  // Whether the next move is to be shown now; the one after it is then due so many beats later.
  bool take_step(Duration now, double beats = 1);
  std::optional<Duration> due(Duration now) const;

 private:
  Duration wait(double beats) const {
    return Duration(static_cast<Duration::rep>(static_cast<double>(speed().between.count()) * beats));
  }

  std::span<const PlaybackSpeed> speeds_;
  std::size_t speed_;
  std::optional<Duration> next_at_;
};

}  // namespace quintet::ui
