// A game of 2048 as a short text that another copy of the program replays exactly (core/share_code.hpp): `q2048a…`.
//
// Its bits are: 1 for the rule, 3 side - 3, 1 only twos, 3 target - 9, 1 for the number of first tiles - 1; 7 for each of
// these (cell, then whether it is a 4); 256 state of the Random; 30 number of moves; 2 for each move.
#pragma once

#include <string>
#include <string_view>

#include "core/expected.hpp"
#include "core/share_code.hpp"
#include "core/twenty48/replay.hpp"

namespace quintet::twenty48 {

std::string write_share(const Replay& replay);
// The time and memory that it takes are bounded by the length of the text.
Expected<Replay, ShareError> read_share(std::string_view text);

}  // namespace quintet::twenty48
