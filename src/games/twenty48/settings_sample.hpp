// The strip on the settings page that shows the tiles of 2048.
#pragma once

#include "ui/game/game_definition.hpp"

namespace quintet::twenty48 {

ui::Painting settings_sample(const ui::Context& context);

}  // namespace quintet::twenty48
