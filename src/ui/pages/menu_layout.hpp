// The places on the menu: the title, the large card of the game played last, the small cards of the other games, and the
// buttons below. For any number of games and any window, without scrolling.
#pragma once

#include <cstddef>
#include <vector>

#include "engine/render/geometry.hpp"

namespace quintet::ui {

// How far the board of the large card reaches above it.
inline constexpr float kBreakOut = 24;

struct MenuLayout {
  float title_size = 0;  // of the type
  Rect title;
  Rect hero;                 // the large card
  Rect board;                // a square on it, or above its upper edge where the card is high enough
  Rect column;               // beside the board
  std::vector<Rect> cards;   // the small ones
  Rect below;                // the row of buttons, or their place at the right end of the title
  bool icons_below = false;  // the buttons have no labels
};

// `below` is the number of buttons. A row of small cards that is not full is one wide card or has wider cards.
MenuLayout place_menu(Extent window, std::size_t small_cards, std::size_t below);

}  // namespace quintet::ui
