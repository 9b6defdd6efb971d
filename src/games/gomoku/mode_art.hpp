// The pictures on the scrolls of the modes of gomoku.
#pragma once

#include <optional>

#include "games/gomoku/match.hpp"
#include "ui/context.hpp"
#include "ui/game/game_definition.hpp"

namespace quintet::gomoku {

// The players of the mode, and the position of the saved match where there is one.
ui::Painting mode_art(const ui::Context& context, Mode mode, const std::optional<Match>& saved);

}  // namespace quintet::gomoku
