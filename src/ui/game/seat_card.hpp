// The card of one player beside the board: the portrait, the name, the time used, and the bowl that empties as stones
// are played. Upright beside a board, or lying above it where the window is narrow.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/render/canvas.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::ui {

// A bowl of stones, seen from above: its pictures, and how many stones it holds now and held at first.
struct StoneBowl {
  std::string_view back, front, stone;
  int left = 0, all = 1;
};

struct SeatCard {
  std::string_view portrait;  // a picture: "images/portrait.svg"
  std::string name;           // translated: "You", "Master"
  std::string line;           // translated: "Black · thinking 3 s"
  std::string time;           // "2:05"
  StoneBowl bowl;
  bool acts = false;  // it is this player's turn: the card glows
};

// Whatever there is no room for is left out: first the bowl, then the portrait.
void draw_seat_card(Canvas& canvas, const Theme& theme, const SeatCard& seat, Rect area);

}  // namespace quintet::ui
