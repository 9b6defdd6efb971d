// The card of one player beside the board: the portrait, the name, the time used, and the bowl that empties as stones
// are played. Upright beside a board, or lying above it where the window is narrow.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/gomoku/board.hpp"
#include "engine/render/canvas.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::gomoku {

struct SeatCard {
  std::string_view portrait;  // a picture: "images/gomoku/portrait-scholar.svg"
  std::string name;           // translated: "You", "Master"
  std::string line;           // translated: "Black · thinking 3 s"
  std::string time;           // "2:05"
  gomoku::Colour colour = gomoku::Colour::Black;
  int left = 0, all = 1;  // stones in the bowl, now and at first
  bool acts = false;      // it is this player's turn: the card glows
};

// The stones of a colour in a full bowl for a board of so many lines. Black, who begins, has one more where the number
// of points is odd.
int bowl_size(int side, gomoku::Colour colour);

// Where there is little room, the bowl is left out first, then the portrait.
void draw_seat_card(Canvas& canvas, const ui::Theme& theme, const SeatCard& seat, Rect area);

}  // namespace quintet::gomoku
