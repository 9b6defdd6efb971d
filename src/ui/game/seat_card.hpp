// The card of one player beside the board: portrait, name, time used, and a bowl that empties as stones are played.
// Vertical beside a board, or horizontal above it in a narrow window.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
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
  // 0…1: which part of its time a computer has thought; a ring around its portrait fills up
  std::optional<float> thought{};
  bool won = false;     // the card has a frame of gold and a seal
  std::string words{};  // translated: what is said at the end; shown where there is room
  bool quotes = false;  // the words are the other player's, so they have no tail towards this portrait
};

// How cards are drawn at the moment.
struct SeatCardLook {
  float line_height = type::kEnglishLine;
  float stamped = 1;  // 0…1: how far the winner's seal has come down
};

// The cards of both players, with one type size for both. Leaves out what does not fit: first the bowl, then the
// portrait. A card without an area is not drawn.
void draw_seat_cards(Canvas& canvas, const Theme& theme, const std::array<SeatCard, 2>& seats,
                     const std::array<Rect, 2>& areas, const SeatCardLook& look = {});
// While a card changes its place: the card itself in between, and its content, which fades from one shape to the other.
void draw_moving_card(Canvas& canvas, const Theme& theme, const SeatCard& seat, Rect from, Rect to,
                      float part, const SeatCardLook& look);

}  // namespace quintet::ui
