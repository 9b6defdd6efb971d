// The times of a game in play that are not motion.
#pragma once

#include "core/link/score.hpp"
#include "engine/scene/duration.hpp"

namespace quintet::link {

inline constexpr link::Milliseconds kLittleTime{15'000};      // the player is warned
inline constexpr Duration kLongPress = milliseconds(500);     // a finger that asks for the second thing
inline constexpr Duration kBeforeLoss = milliseconds(350);    // the board is seen once more
inline constexpr Duration kPhrase = milliseconds(2500);       // the music steps back for a win or a loss
inline constexpr Duration kComboTick = milliseconds(40);      // the bar of the combo shrinks in such steps
inline constexpr Duration kDemonstrated = milliseconds(420);  // between two pairs of a demonstration

}  // namespace quintet::link
