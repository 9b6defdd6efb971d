#include "ui/stones/stone_settings.hpp"

namespace quintet::ui {
namespace {

struct SpeedInfo {
  std::string_view word, label;
  Duration between;
};
constexpr std::array<SpeedInfo, kWatchSpeeds.size()> kSpeeds{{{"slow", "1×", milliseconds(1800)},
                                                              {"normal", "2×", milliseconds(700)},
                                                              {"fast", "5×", milliseconds(120)}}};

const SpeedInfo& info_of(WatchSpeed speed) {
  return kSpeeds[static_cast<std::size_t>(speed)];
}

}  // namespace

std::string_view word_of(WatchSpeed speed) {
  return info_of(speed).word;
}

std::string_view label_of(WatchSpeed speed) {
  return info_of(speed).label;
}

std::string_view word_of(const TimeControl& control) {
  const auto found = std::ranges::find(kTimeControls, control);
  return found == kTimeControls.end()
             ? std::string_view{}
             : kClockChoices[static_cast<std::size_t>(found - kTimeControls.begin())].word;
}

Duration time_between_moves(WatchSpeed speed) {
  return info_of(speed).between;
}

}  // namespace quintet::ui
