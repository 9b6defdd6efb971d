// The picture of the mode Timed: an hourglass, the time bar, and a combo that grows.
#pragma once

#include <optional>

#include "games/link/match.hpp"
#include "ui/game/game_definition.hpp"

namespace quintet::link {

// With the time that is left in the saved match; without one, nearly full.
ui::Painting hourglass_art(const std::optional<Match>& saved);

}  // namespace quintet::link
