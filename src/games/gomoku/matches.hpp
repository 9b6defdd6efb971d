// Matches of gomoku as they are begun and saved.
#pragma once

#include "games/gomoku/match.hpp"
#include "ui/context.hpp"
#include "ui/game/match_store.hpp"

namespace quintet::gomoku {

// With the players and the board of the settings. Who plays the colours in turn has the other one now.
Match new_match(ui::Context& context, Mode mode);
// The same players once more; in turn where they wish so.
Match next_match(ui::Context& context, const Match& match);

inline ui::MatchStore<Match> match_store(const ui::Context& context) {
  return ui::MatchStore<Match>(context.profile);
}

}  // namespace quintet::gomoku
