// The players of a board game at the table: their cards, and where cards, board and result stand.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/render/canvas.hpp"
#include "engine/render/geometry.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::ui {

// The card of one player beside the board: portrait, name, time used, and a bowl that empties as stones are played.
// Vertical beside a board, or horizontal above it in a narrow window.

// A bowl of stones, seen from above: its pictures, and its current and initial number of stones.
struct StoneBowl {
  std::string_view back, front, stone;
  int left = 0, all = 1;
  std::string words{};  // below it, translated; empty: the number of stones
};

struct SeatCard {
  std::string_view portrait;  // a picture: "images/portrait.svg"
  std::string name;           // translated: "You", "Master"
  std::string line;           // translated: "Black · thinking 3 s"
  std::string time;           // "2:05"
  std::string
      more{};  // translated: what belongs to a time that is limited: "3 periods"; also before it matters
  bool hurry = false;  // the time is almost up
  StoneBowl bowl;
  bool acts = false;  // it is this player's turn: the card glows
  // 0…1: which part of its time a computer has thought; a ring around its portrait fills up
  std::optional<float> thought{};
  bool won = false;     // the card has a frame of gold and a seal
  std::string words{};  // translated: what this player says at the end; shown where there is room
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

// Where everything stands on the page of a game with two seats: the cards of the players with their buttons and panels
// beside the board, or above it in a tall window; and, at the end, the cards, the board and the result.

// The seats in the order of the cards.
enum class SeatSide : std::uint8_t { Left, Right };
inline constexpr std::array kSeatSides{SeatSide::Left, SeatSide::Right};
constexpr std::size_t index_of(SeatSide side) {
  return static_cast<std::size_t>(side);
}

// What is to be placed.
struct SeatContent {
  // One panel under the card of the player who chooses: a title and the buttons of the answers.
  struct Choice {
    SeatSide side = SeatSide::Left;
    std::function<float(float width)> title_height;
  };

  // The least width of each button, by side; of a choice only those of the answers.
  std::array<std::vector<float>, 2> buttons;
  // Buttons that both columns keep room for, so that nothing moves when the turn changes.
  std::vector<float> reserved{};
  std::optional<Choice> choice{};
  // A panel at the foot of a column: the height that it needs at a width, 0 if there is none.
  std::function<float(SeatSide side, float width)> panel_height;
  // Messages stand in this column, or in the other one if a panel stands here.
  SeatSide messages = SeatSide::Left;
};

struct SeatPlaces {
  // One column, or one half where the cards lie above the board.
  struct Column {
    Rect card;
    std::vector<Rect> buttons;  // as in SeatContent
    Rect panel;                 // empty: left out
  };
  std::array<Column, 2> columns;  // by side
  Rect choice, title;             // empty: no choice, or no room for more than its answers
  Rect board;
  Rect message;  // empty: messages stand at the rim of the board
};
SeatPlaces place_seats(Rect area, const SeatContent& content);

// With the result; a card without room is empty.
struct EndedSeatPlaces {
  std::array<Rect, 2> cards;  // by side
  Rect board, slip;
};
// Where there is room, the result stands under the card of this side.
EndedSeatPlaces place_ended_seats(Rect area, SeatSide loser);

// The area of a page, no wider than is good to read, with more of the window's width for cards beside a high board.
Rect with_room_for_cards(Rect area, float window_width);

}  // namespace quintet::ui
