// The results of what a game offers for a single day, such as today's board: one number a day, a time or a score, in the
// table "days" of the game by date. A result of 0 is a try that has failed: the day is no success.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/date.hpp"
#include "ui/profile/result_tally.hpp"

namespace quintet::ui {

inline constexpr std::string_view kDayTable = "days";

// Nothing until the day has a result.
std::optional<std::int64_t> result_of_day(const ResultTally& results, const Date& day);
// Whether the day has a result and it is no failure.
bool is_success(const ResultTally& results, const Date& day);
// The streak: consecutive days of success, up to today or yesterday.
int days_in_a_row(const ResultTally& results, const Date& today);
// For each day up to today, the oldest first: whether it is a success.
std::vector<bool> last_days(const ResultTally& results, const Date& today, std::size_t count);

}  // namespace quintet::ui
