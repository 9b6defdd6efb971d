// A layout: the figure that a board makes before play, as a text file draws it.
//
//     quintet-layout 1
//     name Butterfly
//     gravity none            only where the layout asks for one
//     .**..**.
//     *A*##*A*
//
// `.` is empty, `*` a tile that the deal gives a picture, `#` a stone, a letter a tile whose picture is
// fixed: equal letters are equal pictures. Plain rows without a header are a layout without a name. Lines
// that begin with `;` are remarks.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/grid.hpp"
#include "core/link/board.hpp"
#include "core/link/rules.hpp"
#include "core/parse_error.hpp"

namespace quintet::link {

struct Layout {
  std::string name;  // English; the key of its translation
  std::optional<Gravity> gravity;
  Grid<Tile> cells;  // Tile::Blank where the deal gives a picture
  friend bool operator==(const Layout&, const Layout&) = default;
};

// Refuses, with line and column: ragged rows, unknown characters, more than 64 a side, no tile at all, an odd
// number of tiles, a letter that comes an odd number of times.
Expected<Layout, ParseError> read_layout(std::string_view text);

// A full rectangle of tiles.
Layout plain_layout(Size size);

}  // namespace quintet::link
