#include "app/games.hpp"

#include <array>

#include "games/gomoku/definition.hpp"
#include "games/link/definition.hpp"

namespace quintet::app {

ui::GameList games() {
  static const std::array all{&link::definition(), &gomoku::definition()};
  return all;
}

}  // namespace quintet::app
