// A strip of the board on the settings page: it shows the tile set that is chosen there.
#pragma once

#include "ui/context.hpp"

namespace quintet::link {

// Two rows of tiles, and the path that connects two equal ones.
ui::Painting settings_sample(const ui::Context& context);

}  // namespace quintet::link
