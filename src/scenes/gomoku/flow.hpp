// The ways between the pages of gomoku.
#pragma once

#include "scenes/context.hpp"
#include "scenes/gomoku/match.hpp"
#include "scenes/menu.hpp"
#include "scenes/results.hpp"

namespace quintet::scenes {

// The card that the menu shows.
GameCard gomoku_card(Context& context);

// The game that waits in a mode, or what has been won in it.
Progress gomoku_progress(Context& context, GomokuMode mode);

// The game's own page, with its modes.
void open_gomoku(Context& context);
// The kept game of the mode, or the set-up of a new one.
void open_mode(Context& context, GomokuMode mode);
// A new game takes the place of the page on top.
void replace_with_new_game(Context& context, GomokuMode mode);
// The set-up of a new game takes the place of the page on top.
void replace_with_setup(Context& context, GomokuMode mode);

// Enters the result among the records, once for each match, and tells what it was; without entries.
Outcome conclude(Context& context, GomokuMatch& match);

}  // namespace quintet::scenes
