// How the pages of 2048 lead to each other, and what happens to a match that is begun, given up or over.
#pragma once

#include <cstddef>
#include "games/twenty48/match.hpp"
#include "ui/context.hpp"
#include "ui/pages/game_result.hpp"

namespace quintet::twenty48 {

// A match as the settings say; of Mode::Today the counted try, or practice once that is over.
Match new_match(ui::Context& context, Mode mode);
// With the rules of this one and other tiles; of Mode::Today with the same ones.
Match another_match(ui::Context& context, const Match& match);
// Keeps the bests of a match that another one replaces.
void give_up(ui::Context& context, Match& match);

void open_setup_over(ui::Context& context, Mode mode, std::size_t below);
// In the place of all pages above this depth of the stack. A saved match of the mode is given up.
void begin_new_match(ui::Context& context, Mode mode, std::size_t below);
void open_today(ui::Context& context);

// Records a match that is over, once.
ui::GameResult record_result(ui::Context& context, Match& match);
// The goal has been reached, and play may go on.
ui::GameResult goal_result(const ui::Context& context, const Match& match);

}  // namespace quintet::twenty48
