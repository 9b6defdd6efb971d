// The list of tile pictures, which `--assets` may load from any folder.
#include <array>

#include "engine/storage/assets.hpp"
#include "fuzz/fuzz.hpp"
#include "games/link/board_view.hpp"

using namespace quintet;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::array files{EmbeddedFile{"images/link/pictures.txt", std::as_bytes(std::span(data, size))}};
  const link::TileSet tiles(Assets(files), link::Pictures::Paintings);
  const ui::Theme theme = ui::make_theme(ui::Desk::Paper, ui::Contrast::Normal);
  for (int kind = 0; kind < 5; ++kind) {
    const std::string_view picture = tiles.layers(link::tile(kind), theme)[1].picture;
    fuzz::require(tiles.size() == 0 || (picture.starts_with("images/link/") && picture.ends_with(".svg")),
                  "a tile has a picture of its own folder");
  }
  return 0;
}
