// A layout file. An accepted one makes a board with pairs.
#include <algorithm>

#include "core/link/layout.hpp"
#include "fuzz/fuzz.hpp"

using namespace quintet;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto layout = link::read_layout(fuzz::text_of(data, size));
  if (!layout) {
    fuzz::require(!layout.error().message.empty(), "an error has a message");
    return 0;
  }
  const auto cells = layout->cells.cells();
  const auto tiles = std::count_if(cells.begin(), cells.end(), link::is_tile);
  fuzz::require(tiles > 0 && tiles % 2 == 0, "the tiles make pairs");
  fuzz::require(layout->cells.size().width <= link::kMaxSide && layout->cells.size().height <= link::kMaxSide,
                "it fits");
  return 0;
}
