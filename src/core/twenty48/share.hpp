// A game of 2048 as a short text that another copy of the program replays exactly. It survives chat programs: letters,
// digits, - and _ alone, and blanks and line breaks that they insert are skipped.
//
//     q2048a…      the name of the format, and the letter of its version
//
// Then follow bits, six a character, the highest first: 1 for the rule, 3 side - 3, 1 only twos, 3 target - 9, 1 for the
// number of first tiles - 1; 7 for each of these (cell, then whether it is a 4); 256 state of the Random; 30 number of
// moves; 2 for each move; zeros up to a full character. The last six characters are a checksum of all those before.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/expected.hpp"
#include "core/twenty48/replay.hpp"

namespace quintet::twenty48 {

enum class ShareFault : std::uint8_t {
  NoGame,     // the text contains no game
  Version,    // of a later version
  Character,  // one that is not part of the format
  CutOff,
  TooLong,
  Changed,  // the checksum is wrong
  Rules,    // there are no such rules or first tiles
  Move,     // it moves nothing
};

struct ShareError {
  ShareFault fault;
  // The line and the character in it, counted from 1, where it shows; of the last three faults, where the game begins.
  int line = 1, column = 1;
  int move = 0;  // the number of the impossible move
  friend bool operator==(const ShareError&, const ShareError&) = default;
};

std::string write_share(const Replay& replay);
// The game in this text, which may have other words before it, and after a blank. The time and memory that it takes are
// bounded by the length of the text.
Expected<Replay, ShareError> read_share(std::string_view text);

}  // namespace quintet::twenty48
