// A statistics card that every game has: the games finished on each of the last days, as bars over named axes.
#pragma once

#include <string_view>

#include "ui/context.hpp"
#include "ui/game/statistics.hpp"

namespace quintet::ui {

// For the game with this id. The context must outlive the card.
StatisticsCard activity_card(const Context& context, std::string_view game);

}  // namespace quintet::ui
