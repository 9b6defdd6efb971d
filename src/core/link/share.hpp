// A board of Link-up as a short text (core/share_code.hpp): `qlinka…`.
//
// Its bits are: 4 gravity; 1 whether paths stay inside the board; 6 width - 1, 6 height - 1; 3 the number of bits of a
// cell, as few as the largest one needs; the cells, row by row: 0 empty, 1 a stone, 2 and more a picture; 1 whether a
// solution follows. It is the two cells of each pair, in order, each in as many bits as the last cell of the board needs.
//
// Most boards come without a solution, because the reader finds one at once: only what a short search does not clear has
// it. Either way no board is read that is not proved.
#pragma once

#include <string>
#include <string_view>

#include "core/expected.hpp"
#include "core/link/board.hpp"
#include "core/link/game.hpp"
#include "core/share_code.hpp"

namespace quintet::link {

// The board as it was dealt. Requires a board of pictures below kMaxPictures, and stones.
std::string write_share(const Start& start);
// With a solution, and with a Random that follows from rules and board alone, so that every copy reshuffles alike. Boards
// with a picture that is not below `pictures` are refused (ShareFault::Rules), and those for which no solution is found
// (ShareFault::Unsolved). Memory is bounded by the length of the text; time, by that and a search of fixed effort.
Expected<Start, ShareError> read_share(std::string_view text, int pictures = kMaxPictures);

}  // namespace quintet::link
