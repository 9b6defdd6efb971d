#include "ui/widgets/date_text.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "core/text.hpp"

namespace quintet::ui {
namespace {

constexpr std::array<std::string_view, 12> kMonths{msgid("Jan"), msgid("Feb"), msgid("Mar"), msgid("Apr"),
                                                   msgid("May"), msgid("Jun"), msgid("Jul"), msgid("Aug"),
                                                   msgid("Sep"), msgid("Oct"), msgid("Nov"), msgid("Dec")};

std::string month_text(const Localiser& words, const Date& date) {
  const int index = std::clamp(date.month, 1, static_cast<int>(kMonths.size())) - 1;
  return words.tr(kMonths[static_cast<std::size_t>(index)]);
}

}  // namespace

std::string day_text(const Localiser& words, const Date& date) {
  return format(words.tr(msgid("{day} {month}")),
                {{"day", std::to_string(date.day)}, {"month", month_text(words, date)}});
}

std::string date_text(const Localiser& words, const Date& date) {
  return format(words.tr(msgid("{day} {month} {year}")), {{"day", std::to_string(date.day)},
                                                          {"month", month_text(words, date)},
                                                          {"year", std::to_string(date.year)}});
}

std::string recent_day_text(const Localiser& words, std::string_view iso, const Date& today) {
  constexpr std::size_t kLength = 10;
  constexpr int kMostYear = 9999, kMostDay = 31;
  if (iso.size() != kLength || iso[4] != '-' || iso[7] != '-') return {};
  const auto year = read_number(iso.substr(0, 4), kMostYear);
  const auto month = read_number(iso.substr(5, 2), static_cast<int>(kMonths.size()));
  const auto day = read_number(iso.substr(8, 2), kMostDay);
  if (!year || !month || !day || *month < 1 || *day < 1) return {};
  const Date date{*year, *month, *day};
  return date.year == today.year ? day_text(words, date) : date_text(words, date);
}

}  // namespace quintet::ui
