// A layout: the initial shape of a board, drawn in a text file.
//
//     quintet-layout 1
//     name Butterfly
//     gravity none            optional
//     .**..**.
//     *A*##*A*
//
// `.` is empty, `*` a tile whose picture the deal chooses, `#` a stone, a letter a tile with a fixed picture: equal
// letters are equal pictures. Plain rows without a header are a layout without a name. Lines that begin with `;` are
// comments.
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
  Grid<Tile> cells;  // Tile::Blank where the deal chooses the picture
  friend bool operator==(const Layout&, const Layout&) = default;
};

// Errors, with line and column: ragged rows, unknown characters, more than 64 rows or columns, no tile, an odd number
// of tiles, a letter with an odd number of tiles.
Expected<Layout, ParseError> read_layout(std::string_view text);

// A full rectangle of tiles.
Layout plain_layout(Size size);

}  // namespace quintet::link
