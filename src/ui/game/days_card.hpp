// A statistics card of a game with a new task every day: the days of the last four weeks, those of success with a check.
#pragma once

#include <string_view>

#include "ui/context.hpp"
#include "ui/game/statistics.hpp"

namespace quintet::ui {

// For the game with this id, by ui/profile/day_results.hpp. On a wide page it is beside the card before. The context must
// outlive it.
StatisticsCard days_card(const Context& context, std::string_view game);

}  // namespace quintet::ui
