// The desk itself, under every scene: a lamp-lit ground and ink-wash hills. Painted once for each window
// size.
#pragma once

#include "engine/canvas.hpp"
#include "scenes/theme.hpp"

namespace quintet::scenes {

enum class Scenery : std::uint8_t {
  Hills,  // menu and pages
  Quiet,  // behind a board: the hills stay low and faint
};

void draw_backdrop(Canvas& canvas, const Theme& theme, Scenery scenery);

}  // namespace quintet::scenes
