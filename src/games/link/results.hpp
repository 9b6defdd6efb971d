// The player's results in Link-up: the best results by board (ui::BestRow, by Match::record_key), the stars of the
// journey, and today's boards that were solved.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/date.hpp"
#include "ui/profile/result_tally.hpp"

namespace quintet::link {

class Match;

// Tables of single numbers: stars by level ("0", "1", …), the best time in seconds by date ("2026-11-21").
inline constexpr std::string_view kStarTable = "stars", kDayTable = "days";

// Stars of a level, counted from 0; none until it is won.
int stars_of(const ui::ResultTally& results, std::size_t level);
void set_stars(ui::ResultTally& results, std::size_t level, int stars);
int all_stars(const ui::ResultTally& results);
// The number of levels won without a gap from the first, which is the index of the next level to play.
std::size_t next_level(const ui::ResultTally& results);

// The best time on the board of that day, in seconds; nothing until it is solved.
std::optional<std::int64_t> solved_in(const ui::ResultTally& results, Date day);
// The streak: consecutive days up to today or yesterday.
int days_in_a_row(const ui::ResultTally& results, Date today);
// For each day up to today, the oldest first: whether its board was solved.
std::vector<bool> last_days(const ui::ResultTally& results, Date today, std::size_t count);

// What the score of a timed match consists of; the parts sum up to it.
struct ScoreParts {
  int pairs = 0;  // that were taken
  int for_pairs = 0, for_combos = 0, for_time = 0;
};
ScoreParts score_parts(const Match& match);

// Adds a finished match and returns its new records.
ui::NewBests record_match(ui::ResultTally& results, const Match& match, Date today);

}  // namespace quintet::link
