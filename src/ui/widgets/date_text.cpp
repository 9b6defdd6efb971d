#include "ui/widgets/date_text.hpp"

#include <algorithm>
#include <array>
#include <string_view>

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

}  // namespace quintet::ui
