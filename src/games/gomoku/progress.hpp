// What the menu and the page of gomoku say about the player's progress.
#pragma once

#include "games/gomoku/match.hpp"
#include "ui/game/game_definition.hpp"

namespace quintet::gomoku {

// In a mode, with the picture of its scroll and its saved match.
ui::Progress progress_of(ui::Context& context, Mode mode);
// In the whole game: the opponents that were beaten.
ui::Progress progress_of(ui::Context& context);

}  // namespace quintet::gomoku
