#include "ui/profile/day_results.hpp"

#include <chrono>

namespace quintet::ui {
namespace {

bool has_result(const ResultTally& results, std::chrono::sys_days day) {
  return result_of_day(results, date_of(day)).has_value();
}

}  // namespace

std::optional<std::int64_t> result_of_day(const ResultTally& results, const Date& day) {
  return results.number(kDayTable, write_date(day));
}

int days_in_a_row(const ResultTally& results, const Date& today) {
  auto day = days_of(today);
  if (!has_result(results, day)) day -= std::chrono::days{1};  // today may still get one
  int days = 0;
  for (; has_result(results, day); day -= std::chrono::days{1}) ++days;
  return days;
}

std::vector<bool> last_days(const ResultTally& results, const Date& today, std::size_t count) {
  std::vector<bool> days(count);
  auto day = days_of(today);
  for (auto at = days.rbegin(); at != days.rend(); ++at, day -= std::chrono::days{1})
    *at = has_result(results, day);
  return days;
}

}  // namespace quintet::ui
