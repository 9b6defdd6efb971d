// The ways between the pages of gomoku.
#pragma once

#include "games/gomoku/match.hpp"
#include "ui/context.hpp"
#include "ui/game/game_definition.hpp"
#include "ui/pages/result_page.hpp"

namespace quintet::gomoku {

// The game that waits in a mode, or what has been won in it.
ui::Progress progress_of(ui::Context& context, Mode mode);

// The kept game of the mode, or the set-up of a new one.
void open_mode(ui::Context& context, Mode mode);
// A new game takes the place of the page on top.
void replace_with_new_game(ui::Context& context, Mode mode);
// The set-up of a new game takes the place of the page on top.
void replace_with_setup(ui::Context& context, Mode mode);

// Enters the result among the records, once for each match, and tells what it was; without entries.
ui::GameResult record_result(ui::Context& context, Match& match);

}  // namespace quintet::gomoku
