// The list of games in menu order, the only place that lists them.
#pragma once

#include "ui/kit/game_definition.hpp"

namespace quintet::app {

ui::GameList games();

}  // namespace quintet::app
