// The pictures on the scrolls of the modes of Link-up.
#pragma once

#include <optional>

#include "games/link/match.hpp"
#include "ui/game/game_definition.hpp"

namespace quintet::link {

// What the scroll of a mode shows: the saved position, an hourglass with a combo, the trail to the next level, a leaf of
// the calendar. `saved` is the match that can be continued, if there is one.
ui::Painting mode_art(const ui::Context& context, Mode mode, const std::optional<Match>& saved);

}  // namespace quintet::link
