// Makes the icons of the desktop from a picture in SVG.
#pragma once

#include <filesystem>

#include "engine/expected.hpp"
#include "engine/platform/problem.hpp"

namespace quintet {

// Draws the picture in a square of this side, in pixels, and writes it as a PNG. Requires side > 0.
Expected<void, Problem> write_icon(const std::filesystem::path& svg, int side,
                                   const std::filesystem::path& png);

}  // namespace quintet
