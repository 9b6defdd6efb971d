#include "app/games.hpp"

#include <array>

#include "games/go/match.hpp"
#include "games/gomoku/match.hpp"
#include "games/link/match.hpp"
#include "games/mines/match.hpp"
#include "games/twenty48/match.hpp"
#include "ui/kit/game_definition.hpp"

namespace quintet::app {

ui::GameList games() {
  static const std::array all{&link::definition(), &gomoku::definition(), &twenty48::definition(),
                              &mines::definition(), &go::definition()};
  return all;
}

}  // namespace quintet::app
