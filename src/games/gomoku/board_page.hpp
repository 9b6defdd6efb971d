// What the pages that show a gomoku board have in common, in play and in review.
#pragma once

#include <vector>

#include "core/gomoku/game.hpp"
#include "core/gomoku/threats.hpp"
#include "ui/context.hpp"

namespace quintet::gomoku {

// One of several, so that a row of stones does not sound like a machine.
void play_stone_sound(ui::Context& context);

// Whether threats are shown holds for every game.
void toggle_threats(ui::Context& context);
// Those to show: none where the player wants none, or the game is over.
std::vector<gomoku::StandingThreat> shown_threats(const ui::Context& context, const gomoku::Game& game);

}  // namespace quintet::gomoku
