#include "games/link/match_timer.hpp"

namespace quintet::link {

using namespace ui;

std::vector<Duration> MatchTimer::begin(const Match& match, Duration now, Duration dealt) {
  warned_ = false;
  second_.reset();
  count_.end();
  clock_from_ = match.begun() ? now : dealt;
  std::vector<Duration> ticks;
  if (match.mode() != Mode::Timed || match.begun()) return ticks;
  count_.begin(now);
  clock_from_ = count_.over();
  for (int beat = 0; beat < ReadyCount::beats(); ++beat) ticks.push_back(count_.beat(beat));
  return ticks;
}

void MatchTimer::skip_count(Duration now) {
  count_.end();
  clock_from_ = now;
}

// Warns again when pairs have added time and it runs low once more. A second is heard once, unless pairs have added
// time.
std::vector<std::string_view> MatchTimer::advance(const Match& match, Duration now) {
  std::vector<std::string_view> sounds;
  const bool little = is_little_time(match);
  if (little && !warned_) sounds.emplace_back("time-low");
  warned_ = little;
  const auto second = last_seconds(match);
  if (second && second_ && *second < *second_) {
    beat_at_ = now;
    sounds.emplace_back("tick");
  }
  second_ = second;
  return sounds;
}

bool MatchTimer::moving(Duration now) const {
  const HeaderPulse now_shown = pulse(now);
  return counts(now) || now_shown.second > 0 || now_shown.combo > 0;
}

float MatchTimer::pulse_since(std::optional<Duration> when, Duration now) const {
  if (!when || context_.still()) return 0;
  return 1 - static_cast<float>(Tween{*when, motion::kCalm, kBaseCurve}.progress(now));
}

}  // namespace quintet::link
