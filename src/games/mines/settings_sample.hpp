// The strip on the settings page that shows the cells of Minesweeper.
#pragma once

#include "ui/game/game_definition.hpp"

namespace quintet::mines {

ui::Painting settings_sample(const ui::Context& context);

}  // namespace quintet::mines
