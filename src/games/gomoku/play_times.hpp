// The times of a game of gomoku that are not motion.
#pragma once

#include "engine/scene/duration.hpp"

namespace quintet::gomoku {

inline constexpr Duration kBeforeAnswer = milliseconds(300);    // a stone is seen before the answer
inline constexpr Duration kBetweenWatched = milliseconds(700);  // between the stones of two computers
inline constexpr Duration kBeforeResult = milliseconds(1400);   // the five is seen before the result
inline constexpr Duration kWinPhrase = milliseconds(2500);      // the music steps back meanwhile

}  // namespace quintet::gomoku
