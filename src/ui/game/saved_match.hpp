#pragma once

#include "ui/profile/profile.hpp"

#include <optional>
#include <string_view>

namespace quintet::ui {

// The saved match `name`, where it can be read and is one of `mode`; otherwise nothing. Needs Match::read(text), which
// answers an optional match, and Match::mode().
template <typename Match, typename Mode>
std::optional<Match> load_saved_match(Profile& profile, std::string_view name, Mode mode) {
  std::optional<Match> match;
  profile.load_game(name, [&match, mode](std::string_view text) {
    match = Match::read(text);
    return match && match->mode() == mode;
  });
  if (match && match->mode() != mode) match.reset();
  return match;
}

}  // namespace quintet::ui
