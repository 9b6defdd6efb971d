// The saved matches of a game, one per mode: "link-relaxed".
#pragma once

#include <any>
#include <optional>
#include <string>
#include <string_view>

#include "ui/profile/profile.hpp"
#include "ui/profile/recent_modes.hpp"

namespace quintet::ui {

template <class M>
class MatchStore {
 public:
  explicit MatchStore(Profile& profile) : profile_(profile) {}

  // The mode of the match becomes the one played last.
  void save(const M& match) const {
    profile_.save_game(name(match.mode_id()), match.write());
    note_played(profile_, M::Rules::kName, match.mode_id());
  }
  void discard(std::string_view mode) const { profile_.forget_game(name(mode)); }
  // Nothing if there is none worth continuing. An unreadable save is set aside, and the player is informed.
  std::optional<M> load(std::string_view mode) const {
    const M* const match = find(mode);
    return match ? std::optional(*match) : std::nullopt;
  }
  // The same, without a copy; valid until the match is saved or discarded.
  const M* find(std::string_view mode) const {
    std::any& parsed = profile_.parsed_game(name(mode));
    if (!parsed.has_value()) parsed = read(mode);
    const auto& match = *std::any_cast<std::optional<M>>(&parsed);
    return match && match->mode_id() == mode && match->resumable() ? &*match : nullptr;
  }

  static std::string name(std::string_view mode) {
    return std::string(M::Rules::kName) + '-' + std::string(mode);
  }

 private:
  std::optional<M> read(std::string_view mode) const {
    std::optional<M> match;
    profile_.load_game(name(mode), [&match, mode](std::string_view text) {
      match = M::read(text);
      return match && match->mode_id() == mode;
    });
    return match;
  }

  Profile& profile_;
};

}  // namespace quintet::ui
