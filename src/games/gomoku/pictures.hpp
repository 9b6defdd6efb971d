// The pictures of gomoku.
#pragma once

#include <string_view>

#include "core/gomoku/board.hpp"
#include "games/gomoku/match.hpp"

namespace quintet::gomoku {

// On the board, seen from above; and in a bowl, seen from the side.
std::string_view stone_on_board(gomoku::Stone stone);
std::string_view stone_in_bowl(gomoku::Colour colour);
// The portrait of a player; two people have different portraits.
std::string_view portrait_of(const SeatPlayer& player, gomoku::Seat seat);

}  // namespace quintet::gomoku
