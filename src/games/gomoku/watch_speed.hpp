// The speeds of a game between two computers.
#pragma once

#include <functional>
#include <vector>

#include "engine/scene/duration.hpp"
#include "games/gomoku/settings.hpp"
#include "ui/game/command.hpp"

namespace quintet::gomoku {

// From one stone to the next.
Duration time_between_moves(WatchSpeed speed);
// A choice of all speeds; `chosen` is the present one.
std::vector<ui::Command> watch_speed_choices(WatchSpeed chosen,
                                             const std::function<void(WatchSpeed)>& choose);

}  // namespace quintet::gomoku
