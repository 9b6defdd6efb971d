// The picture of the journey: the trail through the hills to the next level, with the stars that were earned.
#pragma once

#include "ui/game/game_definition.hpp"
#include "ui/profile/result_tally.hpp"

namespace quintet::link {

ui::Painting trail_art(const ui::ResultTally& results);

}  // namespace quintet::link
