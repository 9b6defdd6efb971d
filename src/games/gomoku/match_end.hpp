// What the play page shows and plays when a match is over.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "games/gomoku/match.hpp"
#include "games/gomoku/turning_point.hpp"
#include "ui/context.hpp"
#include "ui/pages/game_result.hpp"
#include "ui/pages/menu_item.hpp"

namespace quintet::gomoku {

// Each requires a match that is over.

// Whether the person has lost to the computer, or won against it.
bool person_lost(const Match& match);
bool person_won(const Match& match);
// The name of the sound of this end.
std::string end_sound(const ui::Context& context, const Match& match);
// The computer to play against next, after a victory.
std::optional<Level> next_opponent(const ui::Context& context, const Match& match);
// What a player can do next. After a loss the main button is what one learns from.
struct ResultActions {
  std::function<void()> next_opponent{};  // empty: there is none
  std::function<void()> again{}, review{}, leave{};
};
std::vector<ui::MenuItem> result_items(const Match& match, ResultActions actions);
// Where the match was decided: after this move of the loser, as the analysis has found.
ui::GameResult::Note decision_note(const ui::Context& context, const TurningPoint& analysis,
                                   std::size_t move);

}  // namespace quintet::gomoku
