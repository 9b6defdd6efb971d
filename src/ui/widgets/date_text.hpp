// Dates as players write them.
#pragma once

#include <string>

#include "core/date.hpp"
#include "engine/text/localiser.hpp"

namespace quintet::ui {

// Without the year: "22 Nov".
std::string day_text(const Localiser& words, const Date& date);
// "22 Nov 2026".
std::string date_text(const Localiser& words, const Date& date);

}  // namespace quintet::ui
