#include "games/gomoku/pictures.hpp"

#include <algorithm>

#include <array>

namespace quintet::gomoku {

std::string_view stone_on_board(gomoku::Stone stone) {
  return stone == gomoku::Stone::Black ? "images/gomoku/stone-black.svg" : "images/gomoku/stone-white.svg";
}

std::string_view stone_in_bowl(gomoku::Colour colour) {
  return colour == gomoku::Colour::Black ? "images/gomoku/pebble-black.svg"
                                         : "images/gomoku/pebble-white.svg";
}

std::string_view portrait_of(const SeatPlayer& player, gomoku::Seat seat) {
  constexpr std::array<std::string_view, gomoku::kLevels.size()> kComputers{
      "images/gomoku/portrait-beginner.svg", "images/gomoku/portrait-pupil.svg",
      "images/gomoku/portrait-adept.svg",    "images/gomoku/portrait-scholar.svg",
      "images/gomoku/portrait-expert.svg",   "images/gomoku/portrait-champion.svg",
      "images/gomoku/portrait-sage.svg",     "images/gomoku/portrait-master.svg"};
  if (player.computer()) return kComputers[static_cast<std::size_t>(*player.level)];
  return seat == gomoku::Seat::First ? "images/gomoku/portrait-gentleman.svg"
                                     : "images/gomoku/portrait-lady.svg";
}

ui::StoneBowl stone_bowl(const Board& board, Colour colour) {
  const int all = (board.side() * board.side() + (colour == Colour::Black ? 1 : 0)) / 2;
  return {.back = "images/gomoku/bowl.svg",
          .front = "images/gomoku/bowl-front.svg",
          .stone = stone_in_bowl(colour),
          .left = std::max(0, all - board.stones(stone_of(colour))),
          .all = all};
}

}  // namespace quintet::gomoku
