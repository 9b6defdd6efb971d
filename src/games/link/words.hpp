// The names of things in Link-up, as messages to be translated.
#pragma once

#include <string>
#include <string_view>

#include "core/link/game.hpp"
#include "core/link/rules.hpp"
#include "games/link/match.hpp"
#include "games/link/variety.hpp"

namespace quintet::link {

std::string_view mode_message(Mode mode);
// What the mode asks of the player, in one sentence.
std::string_view mode_line(Mode mode);
std::string_view mode_icon(Mode mode);
// The difficulty that goes with this variety.
std::string_view variety_message(Variety variety);
std::string_view gravity_message(link::Gravity gravity);
// What it does with the tiles, in one sentence.
std::string_view gravity_line(link::Gravity gravity);
// Why two tiles are not taken; empty for other verdicts.
std::string_view refusal_message(Verdict verdict);
// "16 × 10".
std::string size_words(Size size);
// Name of a picture in images/icons.
std::string gravity_icon(link::Gravity gravity);

}  // namespace quintet::link
