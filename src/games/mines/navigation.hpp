// How the pages of Minesweeper lead to each other, and what happens to a match that is begun, given up or over.
#pragma once

#include <cstddef>

#include "games/mines/match.hpp"
#include "ui/context.hpp"
#include "ui/game/continuation.hpp"
#include "ui/pages/game_result.hpp"

namespace quintet::mines {

// A match as the settings say; of Mode::Today that of the day, which the player may know already.
Match new_match(ui::Context& context, Mode mode);
// With the rules of this one on another board; of Mode::Today on the same one.
Match another_match(ui::Context& context, const Match& match);
// The same board from its first click. Requires that the mines are laid.
Match same_board(const Match& match);
// On a known board, or at today's once its counted try is over.
bool is_practice(const Match& match);
// Before another match replaces this one; what it means for the records is in results.hpp.
void give_up(ui::Context& context, Match& match);

void open_setup_over(ui::Context& context, Mode mode, std::size_t below);
// In the place of all pages above this depth of the stack.
void begin_new_match(ui::Context& context, Mode mode, std::size_t below);
void open_today(ui::Context& context);
// A match on a known board in the place of the saved one of its level.
ui::Continuation known_match(const ui::Context& context, Match match);

// Records and keeps a match that is over, once.
ui::GameResult record_result(ui::Context& context, Match& match);

}  // namespace quintet::mines
