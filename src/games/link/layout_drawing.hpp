// Small drawings of board shapes.
#pragma once

#include "games/link/setup_choices.hpp"

namespace quintet::link {

// The tiles and stones of one board, as large as the area allows.
void draw_shape(Canvas& canvas, const ui::Theme& theme, Rect area, const link::Layout& board);

// The cells of a board of the gallery as a silhouette. Rectangles are drawn to one scale, so that a small one looks
// small; a random shape is an icon. `ink` is the colour of the tiles.
void draw_thumbnail(Canvas& canvas, const ui::Theme& theme, Rect area, const BoardOption& board,
                    const link::Layout* shape, Rgba ink);

}  // namespace quintet::link
