// The head line while Link-up is played: what is played, the time, the tiles left, the score and the combo.
#pragma once

#include <optional>

#include "games/link/match.hpp"
#include "ui/context.hpp"
#include "ui/widgets/header_bar.hpp"

namespace quintet::link {

// What moves in the head line, 0…1: the beat of the last seconds, and the swelling after a pair.
struct HeaderPulse {
  float second = 0, combo = 0;
};

// `width` is that of the window, in points.
ui::HeaderBar play_header(const ui::Context& context, const Match& match, float width,
                          HeaderPulse pulse = {});

// The player is warned.
bool is_little_time(const Match& match);
// The whole seconds that are left, in the last ten.
std::optional<int> last_seconds(const Match& match);

}  // namespace quintet::link
