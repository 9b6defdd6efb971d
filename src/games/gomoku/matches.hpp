// Creates, saves and loads matches of gomoku.
#pragma once

#include "games/gomoku/match.hpp"
#include "ui/context.hpp"
#include "ui/game/match_store.hpp"

namespace quintet::gomoku {

// With the players and the board of the settings. Alternates the colours if the player chose that.
Match new_match(ui::Context& context, Mode mode);
// The same players again, with colours alternated if the player chose that.
Match next_match(ui::Context& context, const Match& match);

inline ui::MatchStore<Match> match_store(const ui::Context& context) {
  return ui::MatchStore<Match>(context.profile);
}

}  // namespace quintet::gomoku
