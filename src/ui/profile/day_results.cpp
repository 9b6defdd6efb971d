#include "ui/profile/day_results.hpp"

#include <chrono>

namespace quintet::ui {
namespace {

bool is_success_on(const ResultTally& results, std::chrono::sys_days day) {
  return is_success(results, date_of(day));
}

}  // namespace

std::optional<std::int64_t> result_of_day(const ResultTally& results, const Date& day) {
  return results.number(kDayTable, write_date(day));
}

bool is_success(const ResultTally& results, const Date& day) {
  return result_of_day(results, day).value_or(0) > 0;
}

int days_in_a_row(const ResultTally& results, const Date& today) {
  auto day = days_of(today);
  if (!is_success_on(results, day)) day -= std::chrono::days{1};  // today may still get one
  int days = 0;
  for (; is_success_on(results, day); day -= std::chrono::days{1}) ++days;
  return days;
}

std::vector<bool> last_days(const ResultTally& results, const Date& today, std::size_t count) {
  std::vector<bool> days(count);
  auto day = days_of(today);
  for (auto at = days.rbegin(); at != days.rend(); ++at, day -= std::chrono::days{1})
    *at = is_success_on(results, day);
  return days;
}

}  // namespace quintet::ui
