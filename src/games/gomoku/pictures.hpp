// The pictures of gomoku.
#pragma once

#include <string_view>

#include "core/gomoku/board.hpp"
#include "games/gomoku/match.hpp"
#include "ui/game/seat_card.hpp"

namespace quintet::gomoku {

// On the board, seen from above; and in a bowl, seen from the side.
std::string_view stone_on_board(gomoku::Stone stone);
std::string_view stone_in_bowl(gomoku::Colour colour);
// The portrait of a player; two people have different portraits.
std::string_view portrait_of(const SeatPlayer& player, gomoku::Seat seat);
// The bowl of a colour beside this board. Black, who begins, has one stone more where the number of points is odd.
ui::StoneBowl stone_bowl(const Board& board, Colour colour);

}  // namespace quintet::gomoku
