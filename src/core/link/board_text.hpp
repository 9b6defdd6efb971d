// Boards as text: a character a tile, `.` empty, `#` stone. Pictures are A-Z, a-z, 0-9 and then the other
// printable characters of ASCII.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/link/board.hpp"
#include "core/result.hpp"

namespace quintet::link {

// Requires a picture below kMaxPictures, or Empty or Stone.
char write_cell(Tile cell);
std::optional<Tile> read_cell(char c);

// One line a row, each ended.
std::string write_board(const Board& board);

// Rows of equal length. A refusal counts lines from 1, as within `rows`.
Result<Board> read_board(std::span<const std::string_view> rows);

}  // namespace quintet::link
