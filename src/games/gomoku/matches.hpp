// Beginning, keeping and taking up games of gomoku.
#pragma once

#include <optional>

#include "games/gomoku/match.hpp"
#include "ui/context.hpp"

namespace quintet::gomoku {

// With the players and the board of the settings. Who plays the colours in turn has the other one now.
Match new_match(ui::Context& context, Mode mode);
// The same players once more; in turn where they wish so.
Match next_match(ui::Context& context, const Match& match);

// One game of each mode is kept.
void save_match(ui::Context& context, const Match& match);
void discard_match(ui::Context& context, Mode mode);
std::optional<Match> load_match(ui::Context& context, Mode mode);

}  // namespace quintet::gomoku
