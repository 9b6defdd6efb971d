// Dates as players write them.
#pragma once

#include <string>
#include <string_view>

#include "core/date.hpp"
#include "engine/text/localiser.hpp"

namespace quintet::ui {

// Without the year: "22 Nov".
std::string day_text(const Localiser& words, const Date& date);
// "22 Nov 2026".
std::string date_text(const Localiser& words, const Date& date);

// Of a text such as "2026-11-22": with the year only where it is not this one. Empty for any other text.
std::string recent_day_text(const Localiser& words, std::string_view iso, const Date& today);

}  // namespace quintet::ui
