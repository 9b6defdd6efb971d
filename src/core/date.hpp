// A day of the Gregorian calendar. The caller supplies the current day; the core has no clock.
#pragma once

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

}  // namespace quintet
