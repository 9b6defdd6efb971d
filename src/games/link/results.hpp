// What Link-up records, and what it shows of it: results, progress on the menu, statistics.
#pragma once

#include <functional>
#include <vector>

#include "core/date.hpp"
#include "games/link/match.hpp"
#include "ui/context.hpp"
#include "ui/kit/game_definition.hpp"
#include "ui/kit/game_result.hpp"
#include "ui/profile/results.hpp"

namespace quintet::link {

// The player's results in Link-up: the best results by board (ui::BestRow, by Match::record_key), the stars of the
// journey, and today's boards that were solved.

// What the score of a timed match consists of; the parts sum up to it.
struct ScoreParts {
  int pairs = 0;  // that were taken
  int for_pairs = 0, for_combos = 0, for_time = 0;
};
ScoreParts score_parts(const Match& match);

// Adds a finished match, and the painting that it has uncovered to the album.
ui::NewBests record_match(ui::ResultTally& results, const Match& match, const Date& today);
ui::GameResult result_of(const ui::Context& context, const Match& match, const ui::NewBests& news);

// What a player can do after a match of Link-up.

// `again` begins the same board once more. The other items leave the page of the match or open a page over it. Requires
// a match that is over.
std::vector<ui::MenuItem> result_items(ui::Context& context, const Match& match, std::function<void()> again);

// What the menu and the page of Link-up say about the player's progress.

// In a mode, with the picture of its scroll and its saved match.
ui::Progress progress_of(ui::Context& context, Mode mode);
// "30 tiles left", with a clock "30 tiles left · 1:20 left".
std::string progress_words(const ui::Context& context, const Match& match);
// In the whole game: how far the journey has come.
ui::Progress progress_of(ui::Context& context);

// The statistics of Link-up: totals, the journey, today's boards, and the best results by board.

// The best results by board, or over all boards of a mode. Today's boards form one row and the journey another.
ui::StatisticsCard boards_card(const ui::Context& context, const ui::ResultTally& results);

ui::Statistics statistics(const ui::Context& context);

}  // namespace quintet::link
