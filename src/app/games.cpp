#include "app/games.hpp"

#include <array>

#include "games/go/definition.hpp"
#include "games/gomoku/definition.hpp"
#include "games/link/definition.hpp"
#include "games/mines/definition.hpp"
#include "games/twenty48/definition.hpp"

namespace quintet::app {

ui::GameList games() {
  static const std::array all{&link::definition(), &gomoku::definition(), &twenty48::definition(),
                              &mines::definition(), &go::definition()};
  return all;
}

}  // namespace quintet::app
