// What several games show of their results: words of progress, recent activity, and totals with a table of best results.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/context.hpp"
#include "ui/kit/game_definition.hpp"

namespace quintet::ui {

// "Played 12:30".
std::string played_words(const Localiser& words, Duration elapsed);
// "Streak: 3 days".
std::string streak_words(const Localiser& words, int days);
// A saved match on the menu: its mode with the board, and a fact with the time that was played.
std::vector<ProgressLine> match_lines(const Context& context, Message mode, std::string board,
                                      std::string fact, Duration elapsed);

// A statistics card that every game has: the games finished on each of the last days, as bars over named axes.

// For the game with this id. The context must outlive the card.
StatisticsCard activity_card(const Context& context, std::string_view game);

// The statistics of a game that records only its best results (BestRow): totals, and a table by mode or board.

// `name` describes what was played, in the player's language, by the key of its row.
Statistics best_results(const Context& context, std::string_view game,
                        const std::function<std::string(const std::string& key)>& name);

}  // namespace quintet::ui
