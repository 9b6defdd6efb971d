// The pictures on the scrolls of the modes of 2048.
#pragma once

#include "games/twenty48/match.hpp"
#include "ui/game/game_definition.hpp"

namespace quintet::twenty48 {

// The position of the saved match where there is one (not null); else what the mode is about.
ui::Painting mode_art(ui::Context& context, Mode mode, const Match* saved);

}  // namespace quintet::twenty48
