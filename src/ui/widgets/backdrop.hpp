// The desk itself, under every scene: a lamp-lit ground and the scenery of the desk in washes of one ink. Paper and
// Ink look out on hills, Celadon on a lake, Walnut through a moon window. Painted once for each window size.
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
