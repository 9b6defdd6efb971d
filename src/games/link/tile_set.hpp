// The pictures of the tiles on each desk.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "core/link/board.hpp"
#include "engine/render/canvas.hpp"
#include "games/link/settings.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::link {

// The pictures on the tiles, in the order of kinds.
class TileSet {
 public:
  TileSet(const Assets& assets, Pictures pictures);

  std::size_t size() const { return names_.size(); }
  // An example of a tile with such a picture; reads no file.
  static std::array<SpriteLayer, 2> sample(Pictures pictures, const ui::Theme& theme);
  // The whole tile in one picture, ready for the canvas's cache.
  std::array<SpriteLayer, 2> layers(link::Tile tile, const ui::Theme& theme) const;

 private:
  Pictures pictures_;
  std::vector<std::string> names_;  // files, or single characters
};

// Pictures of the desk: the bare face of a tile, and a stone.
std::string_view tile_face_picture(const ui::Theme& theme);
std::string_view stone_picture(const ui::Theme& theme);

}  // namespace quintet::link
