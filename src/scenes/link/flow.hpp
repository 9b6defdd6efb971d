// The ways between the pages of Link-up.
#pragma once

#include "scenes/context.hpp"
#include "scenes/link/match.hpp"
#include "scenes/menu.hpp"
#include "scenes/results.hpp"

namespace quintet::scenes {

// The card that the menu shows.
GameCard link_card(Context& context);

// How far the player has come in a mode, or what waits there.
Progress link_progress(Context& context, LinkMode mode);

// The game's own page, with its modes.
void open_link(Context& context);
// A kept match of the mode, or what leads to a new one: the set-up, the map of the journey, the card of
// today's board.
void open_mode(Context& context, LinkMode mode);
// A match takes the place of the page on top; where it cannot be dealt the player is told why.
void replace_with_new_match(Context& context, LinkMode mode);
void replace_with_board_of(Context& context, link::Date date);
// A level at once, or its card, from which it is begun.
void replace_with_level(Context& context, int level);
void replace_with_level_card(Context& context, int level);
// The game that waits in the journey; nothing happens where there is none.
void replace_with_kept_level(Context& context);
void open_level(Context& context, int level);

// Enters the result among the records and tells what it was.
Outcome conclude(Context& context, const Match& match);

// The name of the mode, in the player's language.
std::string mode_name(const Context& context, LinkMode mode);
// What the match is played on: "Level 3 · Falling leaves", "16 × 10 · Down".
std::string subject_name(const Context& context, const Match& match);

}  // namespace quintet::scenes
