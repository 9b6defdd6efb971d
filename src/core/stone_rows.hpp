// Boards of black and white stones as rows of text, from the top, for gomoku and go.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/grid.hpp"
#include "core/parse_error.hpp"
#include "core/stones.hpp"

namespace quintet {

// The three marks stand for an empty point, black and white, such as `.xo`; letters of the other case are read too. Refuses
// rows that do not form a square of `least` to `most` points a side, and other characters.
Expected<Grid<Stone>, ParseError> read_stone_rows(const std::vector<std::string_view>& rows, int least,
                                                  int most, std::string_view marks);
std::string write_stone_rows(const Grid<Stone>& stones, std::string_view marks);

}  // namespace quintet
