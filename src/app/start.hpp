// The initial scenes: the menu with a card for each game, and the game that the command line names.
#pragma once

#include "app/options.hpp"
#include "ui/context.hpp"

namespace quintet::app {

void push_first_scenes(ui::Context& context, const Options& options);

}  // namespace quintet::app
