#include "ui/game/review_playback.hpp"

#include <array>

namespace quintet::ui {
namespace {

struct Speed {
  std::string_view name;
  Duration between;
};
constexpr std::array kSpeeds{Speed{"½×", milliseconds(2000)}, Speed{"1×", milliseconds(1000)},
                             Speed{"2×", milliseconds(500)}, Speed{"4×", milliseconds(250)}};

}  // namespace

void ReviewPlayback::start(Duration now) {
  next_at_ = now + kSpeeds[speed_].between;
}

void ReviewPlayback::change_speed(Duration now) {
  speed_ = (speed_ + 1) % kSpeeds.size();
  if (running()) start(now);
}

std::string_view ReviewPlayback::speed() const {
  return kSpeeds[speed_].name;
}

bool ReviewPlayback::take_step(Duration now) {
  if (!next_at_ || now < *next_at_) return false;
  *next_at_ += kSpeeds[speed_].between;
  return true;
}

std::optional<Duration> ReviewPlayback::due(Duration now) const {
  if (!next_at_) return std::nullopt;
  return *next_at_ - now;
}

}  // namespace quintet::ui
