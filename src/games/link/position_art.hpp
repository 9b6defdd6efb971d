// The real position of a saved match as a picture, with the tiles of the game.
#pragma once

#include "games/link/match.hpp"
#include "ui/game/game_definition.hpp"

namespace quintet::link {

// Covers its area with the material of the board, the tiles in the middle.
ui::Painting position_art(const ui::Context& context, const Match& match);
// The board on its plate, as in play.
ui::Painting position_board(const ui::Context& context, const Match& match);

}  // namespace quintet::link
