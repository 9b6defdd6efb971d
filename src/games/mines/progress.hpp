// The player's progress in Minesweeper for the menu and the page of its modes.
#pragma once

#include "games/mines/match.hpp"
#include "ui/game/game_definition.hpp"

namespace quintet::mines {

ui::Progress progress_of(ui::Context& context, Mode mode);
// In the game as a whole: the levels that were won.
ui::Progress progress_of(ui::Context& context);

}  // namespace quintet::mines
