#include "ui/pages/review_position.hpp"

#include <algorithm>

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

namespace {

constexpr double kLongestWait = 3;  // beats: nobody watches minutes of thought

}  // namespace

void ReviewPosition::begin_at(std::size_t ply) {
  ply_ = std::min(ply, last_);
}

void ReviewPosition::show(std::size_t to) {
  if (lines_.view()) return lines_.move_to(to);
  const std::size_t before = std::exchange(ply_, to);
  on_step_(before);
}

void ReviewPosition::jump_to(std::size_t ply) {
  playback_.stop();
  lines_.close();
  show(ply);
}

void ReviewPosition::step_to(std::size_t to) {
  playback_.stop();
  show(to);
}

void ReviewPosition::step(int by) {
  step_to(by < 0 ? shown() - std::min<std::size_t>(shown(), 1) : std::min(shown() + 1, end()));
}

double ReviewPosition::beats(std::size_t ahead) const {
  const std::size_t next = ply_ + ahead;
  if (lines_.view() || next >= times_.size()) return 1;
  return std::min(kLongestWait, seconds(times_[next] - (next > 0 ? times_[next - 1] : Duration{0})));
}

void ReviewPosition::toggle_playing(Duration now) {
  if (playing()) return playback_.stop();
  if (shown() == end()) show(0);
  playback_.start(now, beats());
}

void ReviewPosition::replay(Duration now) {
  jump_to(0);
  playback_.start(now, beats());
}

void ReviewPosition::advance(Duration now) {
  while (playback_.take_step(now, beats(1))) {
    show(std::min(shown() + 1, end()));
    if (shown() == end()) playback_.stop();
  }
}

}  // namespace quintet::ui
