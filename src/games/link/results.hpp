// The player's results in Link-up: the best results by board (ui::BestRow, by Match::record_key), the stars of the
// journey, and today's boards that were solved.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/date.hpp"
#include "ui/profile/day_results.hpp"
#include "ui/profile/result_tally.hpp"

namespace quintet::link {

class Match;

// A table of single numbers: stars by level ("0", "1", …). Those of ui/profile/day_results.hpp are best times in seconds.
inline constexpr std::string_view kStarTable = "stars";

// Stars of a level, counted from 0; none until it is won.
int stars_of(const ui::ResultTally& results, std::size_t level);
void set_stars(ui::ResultTally& results, std::size_t level, int stars);
int all_stars(const ui::ResultTally& results);
// The number of levels won without a gap from the first, which is the index of the next level to play.
std::size_t next_level(const ui::ResultTally& results);

// What the score of a timed match consists of; the parts sum up to it.
struct ScoreParts {
  int pairs = 0;  // that were taken
  int for_pairs = 0, for_combos = 0, for_time = 0;
};
ScoreParts score_parts(const Match& match);

// Adds a finished match and returns its new records.
ui::NewBests record_match(ui::ResultTally& results, const Match& match, Date today);

}  // namespace quintet::link
