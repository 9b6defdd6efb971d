// The ways between the pages of gomoku.
#pragma once

#include "games/gomoku/match.hpp"
#include "ui/context.hpp"
#include "ui/pages/menu_page.hpp"
#include "ui/pages/result_page.hpp"

namespace quintet::gomoku {

// The card that the menu shows.
ui::GameCard game_card(ui::Context& context);

// The game that waits in a mode, or what has been won in it.
ui::Progress progress_of(ui::Context& context, Mode mode);

// The game's own page, with its modes.
void open_mode_select(ui::Context& context);
// The kept game of the mode, or the set-up of a new one.
void open_mode(ui::Context& context, Mode mode);
// A new game takes the place of the page on top.
void replace_with_new_game(ui::Context& context, Mode mode);
// The set-up of a new game takes the place of the page on top.
void replace_with_setup(ui::Context& context, Mode mode);

// Enters the result among the records, once for each match, and tells what it was; without entries.
ui::GameResult record_result(ui::Context& context, Match& match);

}  // namespace quintet::gomoku
