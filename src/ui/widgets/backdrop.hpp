// The background of every scene: the ground of the desk and its scenery, painted in tints of one colour. Paper and Ink
// show hills, Celadon a lake, Walnut a moon window. Painted once for each window size.
#pragma once

#include "engine/render/canvas.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::ui {

enum class Scenery : std::uint8_t {
  Full,   // menu and pages
  Quiet,  // behind a board: low and faint
};

void draw_backdrop(Canvas& canvas, const Theme& theme, Scenery scenery);

}  // namespace quintet::ui
