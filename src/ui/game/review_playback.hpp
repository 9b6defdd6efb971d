// The playback of a reviewed game or line: when its next move is shown, at one of several speeds.
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
  Duration between;       // from one move to the next
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

  void start(Duration now);
  void stop() { next_at_.reset(); }
  bool running() const { return next_at_.has_value(); }

  // The next faster speed; after the fastest the slowest.
  void change_speed(Duration now);
  const PlaybackSpeed& speed() const { return speeds_[speed_]; }

  // Whether the next move is to be shown now; the one after it is then due in time.
  bool take_step(Duration now);
  std::optional<Duration> due(Duration now) const;

 private:
  std::span<const PlaybackSpeed> speeds_;
  std::size_t speed_;
  std::optional<Duration> next_at_;
};

}  // namespace quintet::ui
