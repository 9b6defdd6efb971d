// The names of months and days of the week in the player's language.
#pragma once

#include <cstddef>
#include <string>

#include "core/date.hpp"
#include "engine/text/localiser.hpp"

namespace quintet::ui {

// "November".
std::string month_name(const Localiser& words, const Date& date);
// Counted from Monday, 0 to 6.
std::size_t weekday_of(const Date& date);
// "Saturday", and "Sa".
std::string weekday_name(const Localiser& words, std::size_t weekday);
std::string weekday_short(const Localiser& words, std::size_t weekday);

}  // namespace quintet::ui
