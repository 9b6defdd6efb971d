// Boards as text: one character per tile, `.` empty, `#` stone. Pictures are A-Z, a-z, 0-9 and then the other printable
// ASCII characters.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/link/board.hpp"
#include "core/parse_error.hpp"

namespace quintet::link {

// Requires a picture below kMaxPictures, or Empty or Stone.
char write_cell(Tile cell);
std::optional<Tile> read_cell(char c);

// One line per row, each with a line end.
std::string write_board(const Board& board);

// Rows of equal length. An error has the line within `rows`, counted from 1.
Expected<Board, ParseError> read_board(std::span<const std::string_view> rows);

}  // namespace quintet::link
