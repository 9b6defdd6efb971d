// The playback of a reviewed game or line: when its next move is shown, at one of several speeds.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "engine/scene/duration.hpp"

namespace quintet::ui {

class ReviewPlayback {
 public:
  void start(Duration now);
  void stop() { next_at_.reset(); }
  bool running() const { return next_at_.has_value(); }

  // The next faster speed; after the fastest the slowest.
  void change_speed(Duration now);
  std::string_view speed() const;  // "2×"

  // Whether the next move is to be shown now; the one after it is then due in time.
  bool take_step(Duration now);
  std::optional<Duration> due(Duration now) const;

 private:
  std::optional<Duration> next_at_;
  std::size_t speed_ = 1;
};

}  // namespace quintet::ui
