// A line of facts such as "1:12 left · best 41,300" where there may be no room for all of them.
#pragma once

#include <string>

#include "engine/render/canvas.hpp"

namespace quintet::ui {

// The facts from the first on that fit into this width at the least size that the canvas gives a line; the last ones are
// left out whole, so that none is cut. Empty if even the first one does not fit.
std::string facts_that_fit(Canvas& canvas, std::string facts, float width, const TextStyle& style);

}  // namespace quintet::ui
