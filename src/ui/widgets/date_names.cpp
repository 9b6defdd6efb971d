#include "ui/widgets/date_names.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <string_view>

namespace quintet::ui {
namespace {

constexpr std::array kMonths{msgid("January"),   msgid("February"), msgid("March"),    msgid("April"),
                             msgid("May"),       msgid("June"),     msgid("July"),     msgid("August"),
                             msgid("September"), msgid("October"),  msgid("November"), msgid("December")};
constexpr std::array kDays{msgid("Monday"), msgid("Tuesday"),  msgid("Wednesday"), msgid("Thursday"),
                           msgid("Friday"), msgid("Saturday"), msgid("Sunday")};
constexpr std::array kShortDays{msgid("Mo"), msgid("Tu"), msgid("We"), msgid("Th"),
                                msgid("Fr"), msgid("Sa"), msgid("Su")};

}  // namespace

std::string month_name(const Localiser& words, const Date& date) {
  return words.tr(kMonths[static_cast<std::size_t>(std::clamp(date.month, 1, 12) - 1)]);
}

std::size_t weekday_of(const Date& date) {
  using namespace std::chrono;
  const sys_days day = year{date.year} / month{static_cast<unsigned>(date.month)} /
                       std::chrono::day{static_cast<unsigned>(date.day)};
  return weekday{day}.iso_encoding() - 1;
}

std::string weekday_name(const Localiser& words, std::size_t weekday) {
  return words.tr(kDays[weekday % kDays.size()]);
}

std::string weekday_short(const Localiser& words, std::size_t weekday) {
  return words.tr(kShortDays[weekday % kShortDays.size()]);
}

}  // namespace quintet::ui
