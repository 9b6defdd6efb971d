// A strip of the board on the settings page: it shows the tile set that is chosen there.
#pragma once

#include "engine/render/canvas.hpp"
#include "ui/context.hpp"

namespace quintet::link {

// Two rows of tiles, and the path that connects two equal ones.
void paint_settings_sample(Canvas& canvas, const ui::Context& context, Rect area);

}  // namespace quintet::link
