// The head line while Link-up is played: what is played, the time, the tiles left, the score and the combo.
#pragma once

#include "games/link/match.hpp"
#include "ui/context.hpp"
#include "ui/widgets/header_bar.hpp"

namespace quintet::link {

// `width` is that of the window, in points.
ui::HeaderBar play_header(const ui::Context& context, const Match& match, float width);

// The player is warned.
bool is_little_time(const Match& match);

}  // namespace quintet::link
