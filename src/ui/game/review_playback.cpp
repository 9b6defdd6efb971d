#include "ui/game/review_playback.hpp"

namespace quintet::ui {

void ReviewPlayback::start(Duration now) {
  next_at_ = now + speed().between;
}

void ReviewPlayback::change_speed(Duration now) {
  speed_ = (speed_ + 1) % speeds_.size();
  if (running()) start(now);
}

bool ReviewPlayback::take_step(Duration now) {
  if (!next_at_ || now < *next_at_) return false;
  *next_at_ += speed().between;
  return true;
}

std::optional<Duration> ReviewPlayback::due(Duration now) const {
  if (!next_at_) return std::nullopt;
  return *next_at_ - now;
}

}  // namespace quintet::ui
