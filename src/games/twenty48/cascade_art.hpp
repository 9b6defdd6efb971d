// The picture of the cascade: 2, 2 and 4 tumble down a waterfall and become 8.
#pragma once

#include "engine/render/canvas.hpp"
#include "ui/context.hpp"

namespace quintet::twenty48 {

// Covers the area.
void paint_cascade(Canvas& canvas, const ui::Context& context, Rect area);

}  // namespace quintet::twenty48
