// How the things of Link-up are called. Each is a message to be translated.
#pragma once

#include <string>
#include <string_view>

#include "core/link/rules.hpp"
#include "games/link/match.hpp"
#include "games/link/variety.hpp"

namespace quintet::link {

std::string_view mode_message(Mode mode);
// One sentence on what the mode asks of the player.
std::string_view mode_line(Mode mode);
std::string_view mode_icon(Mode mode);
// How hard so many kinds of pictures make a board.
std::string_view variety_message(Variety variety);
std::string_view gravity_message(link::Gravity gravity);
// "16 × 10".
std::string size_words(Size size);
// Name of a picture in images/icons.
std::string gravity_icon(link::Gravity gravity);

}  // namespace quintet::link
