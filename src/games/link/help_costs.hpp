// What help costs in each mode: seconds of the clock, a star of the journey, or nothing. The buttons say it before, a
// message on the board afterwards.
#pragma once

#include "core/link/score.hpp"
#include "games/link/match.hpp"
#include "ui/context.hpp"
#include "ui/game/command.hpp"
#include "ui/widgets/localized_text.hpp"

namespace quintet::link {

// The commands with their costs.
ui::CommandInfo hint_command(Mode mode);
ui::CommandInfo shuffle_command(Mode mode);

// The stars that the journey would give now; 0 in other modes.
int stars_at_stake(const Match& match);
// "−5 s", "−1 ★", after help that costs this time in modes with a clock; empty where it was free. `stars_before`: those at
// stake before it.
ui::LocalizedText cost_words(const ui::Context& context, const Match& match, int stars_before,
                             Milliseconds time);

}  // namespace quintet::link
