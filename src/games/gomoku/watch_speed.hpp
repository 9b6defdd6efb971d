// The speeds of a game between two computers.
#pragma once

#include <functional>
#include <vector>

#include "engine/scene/duration.hpp"
#include "ui/context.hpp"
#include "ui/game/command.hpp"

namespace quintet::gomoku {

// From one stone to the next, as the settings say.
Duration time_between_moves(const ui::Context& context);
// A choice of all speeds. Choosing one changes the setting and calls `changed`.
std::vector<ui::Command> watch_speed_choices(ui::Context& context, const std::function<void()>& changed);

}  // namespace quintet::gomoku
