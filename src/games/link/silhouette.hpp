// A board in miniature: a small square for each tile and each stone.
#pragma once

#include "core/link/layout.hpp"
#include "engine/render/canvas.hpp"

namespace quintet::link {

struct SilhouetteInk {
  Rgba tile, stone;
};

// As large as the area allows, in whole pixels, centred.
void draw_silhouette(Canvas& canvas, Rect area, const link::Layout& board, SilhouetteInk ink);

}  // namespace quintet::link
