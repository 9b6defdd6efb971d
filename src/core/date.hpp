// A day of the Gregorian calendar. The caller supplies the current day; the core has no clock.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/text.hpp"

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

// Nothing unless the text is a day of the calendar, as `write_date` writes it.
inline std::optional<Date> read_date(std::string_view text) {
  const std::vector<std::string_view> parts = split(text, '-');
  if (parts.size() != 3) return std::nullopt;
  const auto year = read_number(parts[0], 9999), month = read_number(parts[1], 12),
             day = read_number(parts[2], 31);
  if (!year || !month || !day) return std::nullopt;
  const Date date{*year, *month, *day};
  const std::chrono::year_month_day calendar{std::chrono::year{*year},
                                             std::chrono::month{static_cast<unsigned>(*month)},
                                             std::chrono::day{static_cast<unsigned>(*day)}};
  return calendar.ok() && write_date(date) == text ? std::optional(date) : std::nullopt;
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
