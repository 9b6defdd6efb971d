// The text of a save, before any game looks at it: header, note, moves, checksum (drawn in session.hpp). Kept
// apart from Session so that it is compiled once for all games.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/parse_error.hpp"

namespace quintet::save {

struct Text {
  std::string game;
  std::size_t at = 0;  // moves that stand on the board; the others can be redone
  std::string start;
  std::string note;
  std::vector<std::string> moves;

  int first_move_line = 0;  // of the text read, counted from 1
};

std::string write(const Text& text);

// Takes nothing but a whole save of `game` with a right checksum.
Expected<Text, ParseError> read(std::string_view text, std::string_view game);

// The text with every end of a line turned into a space.
std::string one_line(std::string text);

}  // namespace quintet::save
