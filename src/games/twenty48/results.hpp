// The player's results in 2048: the bests of each variant (ui::BestRow), those with help apart, how often each tile was
// the largest, and the scores of today's tiles by day.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/date.hpp"
#include "games/twenty48/match.hpp"
#include "ui/profile/day_results.hpp"
#include "ui/profile/result_tally.hpp"

namespace quintet::twenty48 {

// A table of single numbers: the games that ended, by the exponent of their largest tile. Those of
// ui/profile/day_results.hpp are the scores of the counted tries.
inline constexpr std::string_view kTileTable = "tiles";

// "classic 4 2048", "cascade 5 4096 one twos helped": everything that makes results comparable.
std::string variant_key(const Match& match);

// The highest without help; 0: none yet.
std::int64_t best_score(const ui::ResultTally& results, const Rules& rules);
// Whether the key is that of results with help, which are no one's best.
bool is_helped(std::string_view key);

// Adds a match that is over, or one that is given up; the time is that to the goal. Returns its new records.
ui::NewBests record_match(ui::ResultTally& results, const Match& match, const Date& today);

}  // namespace quintet::twenty48
