// The games of the program, in the order of the menu. A game is added to it here and nowhere else.
#pragma once

#include "ui/game/game_definition.hpp"

namespace quintet::app {

ui::GameList games();

}  // namespace quintet::app
