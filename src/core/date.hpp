// A day of the Gregorian calendar. The caller supplies the current day; the core has no clock.
#pragma once

#include <chrono>
#include <string>

namespace quintet {

struct Date {
  int year = 0;
  int month = 1;  // 1 … 12
  int day = 1;    // 1 … 31
  friend constexpr bool operator==(const Date&, const Date&) = default;
};

// "2026-11-21", so that sorting the text sorts the dates.
inline std::string write_date(const Date& date) {
  const auto two = [](int n) { return (n < 10 ? "-0" : "-") + std::to_string(n); };
  return std::to_string(date.year) + two(date.month) + two(date.day);
}

inline std::chrono::sys_days days_of(const Date& date) {
  return std::chrono::year{date.year} / std::chrono::month{static_cast<unsigned>(date.month)} /
         std::chrono::day{static_cast<unsigned>(date.day)};
}

inline Date date_of(std::chrono::sys_days days) {
  const std::chrono::year_month_day date{days};
  return {static_cast<int>(date.year()), static_cast<int>(static_cast<unsigned>(date.month())),
          static_cast<int>(static_cast<unsigned>(date.day()))};
}

inline Date days_before(const Date& date, int days) {
  return date_of(days_of(date) - std::chrono::days{days});
}

}  // namespace quintet
