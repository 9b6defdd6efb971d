// The names of things in Minesweeper, as messages to be translated, and as words.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/mines/rules.hpp"
#include "engine/scene/duration.hpp"
#include "engine/text/localiser.hpp"
#include "games/mines/match.hpp"

namespace quintet::mines {

Message mode_message(Mode mode);
// What the mode is, in one sentence.
std::string_view mode_line(Mode mode);
std::string_view mode_icon(Mode mode);
// To the hundredth: "9.04", "2:47.31".
std::string time_text(Duration time);
// "30 × 16 · 99 mines".
std::string board_words(const Localiser& words, const Rules& rules);
// "Expert · with guessing", "20 × 16 · 60 mines · in four directions", from a key of the results.
std::string variant_words(const Localiser& words, std::string_view key);
// "1.87", from thousandths.
std::string speed_text(std::int64_t speed);
// Of a chance, to a tenth: "33.3"; "0" and "100" only where it is exact.
std::string exact_percent(double chance);

}  // namespace quintet::mines
