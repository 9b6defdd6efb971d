// The picture of today's board: a leaf of the calendar, the shape of the board, and this week's seals.
#pragma once

#include <optional>

#include "games/link/match.hpp"
#include "ui/context.hpp"
#include "ui/game/game_definition.hpp"

namespace quintet::link {

ui::Painting calendar_art(const ui::Context& context, const std::optional<Match>& saved);

}  // namespace quintet::link
