#include "games/gomoku/pictures.hpp"

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
      "images/gomoku/portrait-beginner.svg", "images/gomoku/portrait-adept.svg",
      "images/gomoku/portrait-expert.svg", "images/gomoku/portrait-master.svg"};
  if (player.computer()) return kComputers[static_cast<std::size_t>(*player.level)];
  return seat == gomoku::Seat::First ? "images/gomoku/portrait-scholar.svg"
                                     : "images/gomoku/portrait-lady.svg";
}

}  // namespace quintet::gomoku
