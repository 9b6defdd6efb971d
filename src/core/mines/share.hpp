// A board of Minesweeper, with or without a game on it, as a short text (core/share_code.hpp): `qminesa…`.
//
// Its bits are: 6 width - 1, 6 height - 1, 12 mines, 1 flood in four directions, 1 question marks, 2 first click, 1 no
// guessing, 1 proved; 1 for each cell, row by row, whether it is a mine; 12 the first cell; 16 the number of moves. For
// each move: 2 the action; the cell, in as many bits as the last one needs; 5 the number of bits of the milliseconds
// since the move before, and these.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/expected.hpp"
#include "core/mines/game.hpp"
#include "core/replay.hpp"
#include "core/share_code.hpp"

namespace quintet::mines {

// A game on a given board; its chance is Random(0), as nothing depends on it.
using Replay = quintet::Replay<Game>;

inline constexpr std::size_t kMostShared = 10'000;  // moves; further ones are left out, and refused when read
inline constexpr std::int64_t kLongestShared =
    1000LL * 60 * 60 * 24 * 365;  // milliseconds; longer games are refused

std::string write_share(const Replay& replay);
// The memory that it takes is bounded by the length of the text. A board counts as proved only if the proof succeeds.
Expected<Replay, ShareError> read_share(std::string_view text);

}  // namespace quintet::mines
