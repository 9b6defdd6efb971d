// Transitions between the pages of Link-up.
#pragma once

#include "games/link/match.hpp"
#include "ui/context.hpp"
#include "ui/game/game_definition.hpp"
#include "ui/pages/result_page.hpp"

namespace quintet::link {

// Opens the map of the journey, and on it the saved match if there is one.
void open_journey(ui::Context& context);
// Opens the saved match of today's board, or its preview.
void open_today(ui::Context& context);
// Asks first, and opens today's board from its beginning.
void start_today_over(ui::Context& context);
// Opens the setup of a new match over a game; `below` is the depth of the scene stack below that game. The new match
// takes its place, going back returns to it.
void open_setup_over(ui::Context& context, Mode mode, std::size_t below);
// Begins a new match in the place of all pages above this depth.
void begin_new_match(ui::Context& context, Mode mode, std::size_t below);
// Replaces the top page with a new match; shows the reason if no board can be dealt.
void replace_with_new_match(ui::Context& context, Mode mode);
void replace_with_board_of(ui::Context& context, Date date);
void replace_with_level(ui::Context& context, int level);
// A level of the journey from its beginning, or the saved match of the journey; nothing happens if there is none.
void open_level(ui::Context& context, int level);
void open_kept_level(ui::Context& context);

// Records the result and returns it.
ui::GameResult record_result(ui::Context& context, const Match& match);

// The name of the mode, in the player's language.
std::string mode_name(const ui::Context& context, Mode mode);
// The board of the match: "Level 3 · Falling leaves", "16 × 10 · Down".
std::string subject_name(const ui::Context& context, const Match& match);

}  // namespace quintet::link
