// Transitions between the pages of gomoku.
#pragma once

#include "games/gomoku/match.hpp"
#include "ui/context.hpp"
#include "ui/game/game_definition.hpp"
#include "ui/pages/result_page.hpp"

namespace quintet::gomoku {

// Opens the setup of a new match over a game; `below` is the depth of the scene stack below that game. The new game
// takes its place, going back returns to it.
void open_setup_over(ui::Context& context, Mode mode, std::size_t below);
// Begins a new match in the place of all pages above this depth.
void begin_new_game(ui::Context& context, Mode mode, std::size_t below);

// Records the result, once for each match, and returns it without entries.
ui::GameResult record_result(ui::Context& context, Match& match);

}  // namespace quintet::gomoku
