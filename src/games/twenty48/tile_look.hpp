// The colours and marks of the tiles: one table for every desk, and one for high contrast. They stand here and not in the
// theme because a value has its colour in this game alone.
#pragma once

#include <string>
#include <string_view>

#include "core/twenty48/line.hpp"
#include "engine/render/geometry.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::twenty48 {

struct TileLook {
  Rgba glaze, ink;          // the ink has a contrast of 4.8:1 to the glaze, of 7:1 with high contrast
  std::string_view mark{};  // a picture over the glaze, in the colour `gold`; may be empty
  Rgba gold{};
};

// Every value up to 131072 has a look of its own; larger ones have that of 131072. `exponent` is at least 1.
//
// With high contrast the glazes are light and dark in turn, and tiles with equally many digits differ by the number of
// lines around them, so that neighbouring values differ without any colour.
TileLook tile_look(const ui::Theme& theme, Exponent exponent);

// "2048"; from nine digits on a power: "2^27".
std::string tile_text(Exponent exponent);
// The size of this text, in parts of the tile's side: it fits the width of the tile.
float digit_size(std::string_view text);

}  // namespace quintet::twenty48
