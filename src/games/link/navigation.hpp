// The ways between the pages of Link-up.
#pragma once

#include "games/link/match.hpp"
#include "ui/context.hpp"
#include "ui/game/game_definition.hpp"
#include "ui/pages/result_page.hpp"

namespace quintet::link {

// How far the player has come in a mode, or what waits there.
ui::Progress progress_of(ui::Context& context, Mode mode);

// The saved match of the mode, or what leads to a new one: the setup, the map of the journey, the card of
// today's board.
void open_mode(ui::Context& context, Mode mode);
// A match takes the place of the page on top; where it cannot be dealt the player is told why.
void replace_with_new_match(ui::Context& context, Mode mode);
void replace_with_board_of(ui::Context& context, Date date);
// A level at once, or its card, from which it is begun.
void replace_with_level(ui::Context& context, int level);
void replace_with_level_card(ui::Context& context, int level);
// The game that waits in the journey; nothing happens where there is none.
void replace_with_kept_level(ui::Context& context);
void open_level(ui::Context& context, int level);

// Enters the result among the records and tells what it was.
ui::GameResult record_result(ui::Context& context, const Match& match);

// The name of the mode, in the player's language.
std::string mode_name(const ui::Context& context, Mode mode);
// What the match is played on: "Level 3 · Falling leaves", "16 × 10 · Down".
std::string subject_name(const ui::Context& context, const Match& match);

}  // namespace quintet::link
