// Lines for which there may be no room: facts such as "1:12 left · best 41,300", and names that are never cut.
#pragma once

#include <string>
#include <string_view>

#include "engine/render/canvas.hpp"

namespace quintet::ui {

// The facts from the first on that fit into this width at the least size that the canvas gives a line; the last ones are
// left out whole, so that none is cut. Empty if even the first one does not fit.
std::string facts_that_fit(Canvas& canvas, std::string facts, float width, const TextStyle& style);

// Never cut: as small as its box needs it.
void text_within(Canvas& canvas, std::string_view text, Rect box, TextStyle style);

}  // namespace quintet::ui
