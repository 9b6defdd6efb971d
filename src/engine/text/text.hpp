// Type: three faces at any size, set in single lines. Sizes are in points of the canvas; the glyphs are
// rasterised at true pixel size. For paragraphs see line_break.hpp.
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/render/geometry.hpp"

namespace quintet {

enum class Face : std::uint8_t { Text, Bold, Title };
enum class Align : std::uint8_t { Left, Centre, Right };

struct TextStyle {
  Face face = Face::Text;
  float size = 17;
  Rgba colour;
  Align align = Align::Left;
};

}  // namespace quintet
