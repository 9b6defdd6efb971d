// The card of one player beside the board: portrait, name, time used, and a bowl that empties as stones are played.
// Vertical beside a board, or horizontal above it in a narrow window.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/render/canvas.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::ui {

// A bowl of stones, seen from above: its pictures, and its current and initial number of stones.
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

// Leaves out what does not fit: first the bowl, then the portrait.
void draw_seat_card(Canvas& canvas, const Theme& theme, const SeatCard& seat, Rect area);

}  // namespace quintet::ui
