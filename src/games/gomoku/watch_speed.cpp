#include "games/gomoku/watch_speed.hpp"

#include <array>
#include <string_view>

namespace quintet::gomoku {

using namespace ui;

Duration time_between_moves(WatchSpeed speed) {
  constexpr std::array<Duration, kWatchSpeeds.size()> kTimes{milliseconds(1800), milliseconds(700),
                                                             milliseconds(120)};
  return kTimes[static_cast<std::size_t>(speed)];
}

std::vector<Command> watch_speed_choices(WatchSpeed chosen, const std::function<void(WatchSpeed)>& choose) {
  constexpr std::array<std::string_view, kWatchSpeeds.size()> kLabels{"1×", "2×", "5×"};
  std::vector<Command> all;
  all.reserve(kWatchSpeeds.size());
  for (const WatchSpeed speed : kWatchSpeeds) {
    all.push_back({.info = {word_of(speed), kLabels[static_cast<std::size_t>(speed)]},
                   .run = [choose, speed] { choose(speed); },
                   .kind = Control::Kind::Choice,
                   .chosen = speed == chosen});
  }
  return all;
}

}  // namespace quintet::gomoku
