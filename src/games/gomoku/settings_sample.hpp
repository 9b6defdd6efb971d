// A strip of the board on the settings page: it shows the materials and the marks that are chosen there.
#pragma once

#include "engine/render/canvas.hpp"
#include "ui/context.hpp"

namespace quintet::gomoku {

// The lower edge of the board with a short game on it.
void paint_settings_sample(Canvas& canvas, const ui::Context& context, Rect area);

}  // namespace quintet::gomoku
