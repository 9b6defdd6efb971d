// The player's results in 2048: the bests of each variant (ui::BestRow), those with help apart, how often each tile was
// the largest, and the scores of today's tiles by day.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/date.hpp"
#include "games/twenty48/match.hpp"
#include "ui/profile/day_results.hpp"
#include "ui/profile/result_tally.hpp"

namespace quintet::twenty48 {

// A table of single numbers: the games that ended, by the exponent of their largest tile. Those of
// ui/profile/day_results.hpp are the scores of the counted tries.
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

// Adds a match that is over, or one that is given up; the time is that to the goal. Returns its new records.
ui::NewBests record_match(ui::ResultTally& results, const Match& match, const Date& today);

}  // namespace quintet::twenty48
