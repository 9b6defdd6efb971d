#include "ui/game/review_playback.hpp"

namespace quintet::ui {

void ReviewPlayback::start(Duration now, double beats) {
  next_at_ = now + wait(beats);
}

void ReviewPlayback::change_speed(Duration now, double beats) {
  speed_ = (speed_ + 1) % speeds_.size();
  if (running()) start(now, beats);
}

bool ReviewPlayback::take_step(Duration now, double beats) {
  if (!next_at_ || now < *next_at_) return false;
  *next_at_ += wait(beats);
  return true;
}

std::optional<Duration> ReviewPlayback::due(Duration now) const {
  if (!next_at_) return std::nullopt;
  return *next_at_ - now;
}

}  // namespace quintet::ui
