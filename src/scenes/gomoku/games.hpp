// Beginning, keeping and taking up games of gomoku.
#pragma once

#include <optional>

#include "scenes/context.hpp"
#include "scenes/gomoku/match.hpp"

namespace quintet::scenes {

// With the players and the board of the settings. Who plays the colours in turn has the other one now.
GomokuMatch new_gomoku_match(Context& context, GomokuMode mode);
// The same players once more; in turn where they wish so.
GomokuMatch next_gomoku_match(Context& context, const GomokuMatch& match);

// One game of each mode is kept.
void keep(Context& context, const GomokuMatch& match);
void forget(Context& context, GomokuMode mode);
std::optional<GomokuMatch> kept_gomoku(Context& context, GomokuMode mode);

}  // namespace quintet::scenes
