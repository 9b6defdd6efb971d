// A small picture of a position, for a list of games.
#pragma once

#include <vector>

#include "core/gomoku/board.hpp"
#include "engine/render/canvas.hpp"
#include "ui/context.hpp"

namespace quintet::gomoku {

// The stones in the order of play, black first, in a square area; the last one is marked.
void draw_thumbnail(Canvas& canvas, const ui::Context& context, int side, const std::vector<Point>& stones,
                    Rect area);

}  // namespace quintet::gomoku
