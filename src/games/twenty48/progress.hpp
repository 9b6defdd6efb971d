// The player's progress in 2048 for the menu and the page of its modes.
#pragma once

#include "games/twenty48/match.hpp"
#include "ui/game/game_definition.hpp"

namespace quintet::twenty48 {

ui::Progress progress_of(ui::Context& context, Mode mode);
// In the game as a whole: the largest tile on the way to the highest that the board of the original can hold.
ui::Progress progress_of(ui::Context& context);

}  // namespace quintet::twenty48
