// Transitions between the pages of gomoku.
#pragma once

#include "games/gomoku/match.hpp"
#include "ui/context.hpp"
#include "ui/game/game_definition.hpp"
#include "ui/pages/result_page.hpp"

namespace quintet::gomoku {

// The saved match of a mode, or what has been won in it.
ui::Progress progress_of(ui::Context& context, Mode mode);

// Opens the saved match of the mode, or the setup of a new one.
void open_mode(ui::Context& context, Mode mode);
// Opens the setup of a new match, also where one is saved.
void open_setup(ui::Context& context, Mode mode);
// Replaces the top page with a new match.
void replace_with_new_game(ui::Context& context, Mode mode);
// Replaces the top page with the setup of a new match.
void replace_with_setup(ui::Context& context, Mode mode);

// Records the result, once for each match, and returns it without entries.
ui::GameResult record_result(ui::Context& context, Match& match);

}  // namespace quintet::gomoku
