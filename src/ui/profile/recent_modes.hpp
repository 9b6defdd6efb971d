// The modes that were played, the latest first, as the settings keep them: "gomoku.computer link.timed". The menu shows
// the game played last, and the page of a game fills the button of its latest mode.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace quintet::ui {

class Profile;

struct RecentMode {
  std::string game, mode;  // ids
  friend bool operator==(const RecentMode&, const RecentMode&) = default;
};

// Words that are not of this form are left out: the file may have been edited.
std::vector<RecentMode> recent_modes(const Profile& profile);

// Puts the mode in front. Changes nothing where it is already there, so it may be called after every move.
void note_played(Profile& profile, std::string_view game, std::string_view mode);

}  // namespace quintet::ui
