// What 2048 records, and what it shows of it: results, progress on the menu, statistics.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/date.hpp"
#include "games/twenty48/match.hpp"
#include "ui/context.hpp"
#include "ui/kit/game_definition.hpp"
#include "ui/kit/game_result.hpp"
#include "ui/profile/results.hpp"

namespace quintet::twenty48 {

// The player's results in 2048: the bests of each variant (ui::BestRow), those with help apart, how often each tile was
// the largest, and the scores of today's tiles by day.

// A table of single numbers: the games that ended, by the exponent of their largest tile. Those of
// ui/profile/results.hpp are the scores of the counted tries.
inline constexpr std::string_view kTileTable = "tiles";

// Everything that makes results comparable. Those with help are no one's best.
struct Variant {
  Rules rules;
  bool helped = false;
  friend bool operator==(const Variant&, const Variant&) = default;
};
Variant variant_of(const Match& match);
// The key of its row: "classic 4 2048", "cascade 5 4096 one twos helped".
std::string variant_key(const Variant& variant);
// The rows of the variants; others are left out.
std::vector<std::pair<Variant, ui::BestRow>> variant_rows(const ui::ResultTally& results);

// The highest without help; 0: none yet.
std::int64_t best_score(const ui::ResultTally& results, const Rules& rules);

// Adds a match that is over, or one that is given up; the time is that to the goal. Practice changes nothing.
ui::NewBests record_match(ui::ResultTally& results, const Match& match, const Date& today);
// Whether it has the best score of its variant, which can be looked at again.
bool is_best(const ui::Context& context, const Match& match);
ui::GameResult result_of(const ui::Context& context, const Match& match, const ui::NewBests& news);
// The goal has been reached, and play may go on.
ui::GameResult goal_result(const ui::Context& context, const Match& match);

// The player's progress in 2048 for the menu and the page of its modes.

ui::Progress progress_of(ui::Context& context, Mode mode);
// "1,204 points"
std::string score_of(const ui::Context& context, const Match& match);
// In the game as a whole: the largest tile on the way to the highest that the board of the original can hold.
ui::Progress progress_of(ui::Context& context);

// The player's statistics in 2048.

ui::Statistics statistics(const ui::Context& context);

}  // namespace quintet::twenty48
