#include "games/gomoku/watch_speed.hpp"

#include <array>
#include <string_view>

#include "games/gomoku/settings.hpp"

namespace quintet::gomoku {

using namespace ui;

namespace {

WatchSpeed speed_of(const Context& context) {
  return context.profile.get<Settings>().watch_speed;
}

void choose(Context& context, WatchSpeed speed) {
  auto settings = context.profile.get<Settings>();
  settings.watch_speed = speed;
  context.profile.change(settings);
}

}  // namespace

Duration time_between_moves(const Context& context) {
  constexpr std::array<Duration, kWatchSpeeds.size()> kTimes{milliseconds(1800), milliseconds(700),
                                                             milliseconds(120)};
  return kTimes[static_cast<std::size_t>(speed_of(context))];
}

std::vector<Command> watch_speed_choices(Context& context, const std::function<void()>& changed) {
  constexpr std::array<std::string_view, kWatchSpeeds.size()> kLabels{"1×", "2×", "5×"};
  std::vector<Command> all;
  all.reserve(kWatchSpeeds.size());
  for (const WatchSpeed speed : kWatchSpeeds) {
    all.push_back({.info = {word_of(speed), kLabels[static_cast<std::size_t>(speed)]},
                   .run =
                       [&context, changed, speed] {
                         choose(context, speed);
                         changed();
                       },
                   .kind = Control::Kind::Choice,
                   .chosen = speed == speed_of(context)});
  }
  return all;
}

}  // namespace quintet::gomoku
