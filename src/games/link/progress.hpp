// What the menu and the page of Link-up say about the player's progress.
#pragma once

#include "games/link/match.hpp"
#include "ui/game/game_definition.hpp"

namespace quintet::link {

// In a mode, with the picture of its scroll and its saved match.
ui::Progress progress_of(ui::Context& context, Mode mode);
// In the whole game: how far the journey has come.
ui::Progress progress_of(ui::Context& context);

}  // namespace quintet::link
