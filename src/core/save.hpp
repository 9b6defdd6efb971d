// The text of a save, independent of the game: header, note, moves, checksum (see session.hpp for an example). Separate
// from Session so that it is compiled once for all games.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/parse_error.hpp"

namespace quintet::save {

struct Text {
  std::string game;
  std::size_t at = 0;  // number of played moves; the others can be redone
  std::string start;
  std::string note;
  std::vector<std::string> moves;

  int first_move_line = 0;  // of the text read, counted from 1
};

std::string write(const Text& text);

// Accepts only a complete save of `game` with a valid checksum.
Expected<Text, ParseError> read(std::string_view text, std::string_view game);

// Whether a later version of the program has written it, by a greater number of its format. Nothing else is known of it.
bool is_of_later_version(std::string_view text);

// The text with every line break replaced by a space.
std::string one_line(std::string text);

}  // namespace quintet::save
