// Pictures of the decisive gomoku patterns, for the help page.
#pragma once

#include "engine/render/canvas.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::gomoku {

// A four, an open four and an open three side by side, each with the points where it grows.
void paint_shapes_art(Canvas& canvas, const ui::Theme& theme, Rect area);

}  // namespace quintet::gomoku
