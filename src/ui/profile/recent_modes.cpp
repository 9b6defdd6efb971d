#include "ui/profile/recent_modes.hpp"

#include <algorithm>

#include "core/text.hpp"
#include "ui/profile/profile.hpp"

namespace quintet::ui {
namespace {

constexpr std::size_t kMost = 32;  // more than all games have modes

std::string entry_of(std::string_view game, std::string_view mode) {
  return std::string(game) + '.' + std::string(mode);
}

}  // namespace

std::vector<RecentMode> recent_modes(const Profile& profile) {
  std::vector<RecentMode> modes;
  for (const std::string_view word : split(profile.settings().recent, ' ')) {
    const auto dot = word.find('.');
    if (dot == std::string_view::npos || dot == 0 || dot + 1 == word.size()) continue;
    RecentMode mode{std::string(word.substr(0, dot)), std::string(word.substr(dot + 1))};
    if (std::ranges::find(modes, mode) == modes.end()) modes.push_back(std::move(mode));
    if (modes.size() == kMost) break;
  }
  return modes;
}

void note_played(Profile& profile, std::string_view game, std::string_view mode) {
  const std::string latest = entry_of(game, mode);
  const std::string& recent = profile.settings().recent;
  if (recent == latest || recent.starts_with(latest + ' ')) return;
  std::string words = latest;
  std::size_t count = 1;
  for (const RecentMode& other : recent_modes(profile)) {
    const std::string word = entry_of(other.game, other.mode);
    if (word != latest && count++ < kMost) words += ' ' + word;
  }
  Settings settings = profile.settings();
  settings.recent = std::move(words);
  profile.change(settings);
}

}  // namespace quintet::ui
