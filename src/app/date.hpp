// Today's date, for today's board.
#pragma once

#include <optional>
#include <string_view>

#include "core/date.hpp"

namespace quintet::app {

// In the player's own time zone.
Date system_date();

// "2026-11-21". Any month 1…12 and day 1…31 is valid: the date only seeds a board.
std::optional<Date> read_date(std::string_view text);

}  // namespace quintet::app
