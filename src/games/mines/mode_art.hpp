// The pictures on the scrolls of the modes of Minesweeper.
#pragma once

#include "games/mines/match.hpp"
#include "ui/game/game_definition.hpp"

namespace quintet::mines {

// The position of the saved match where there is one; else what the mode is about.
ui::Painting mode_art(ui::Context& context, Mode mode, const Match* saved);

}  // namespace quintet::mines
