// What the play page and the review page of gomoku share.
#pragma once

#include <string>
#include <vector>

#include "core/gomoku/game.hpp"
#include "core/gomoku/threats.hpp"
#include "ui/context.hpp"

namespace quintet::gomoku {

// The sound of a stone: one of several variants, so that a series of stones does not sound mechanical.
std::string stone_sound(ui::Context& context);
void play_stone_sound(ui::Context& context);

// The settings for showing threats and move numbers apply to every game.
void toggle_threats(ui::Context& context);
void toggle_numbers(ui::Context& context);
// The threats to show: none if the setting is off or the game is over.
std::vector<gomoku::StandingThreat> shown_threats(const ui::Context& context, const gomoku::Game& game);

}  // namespace quintet::gomoku
