// How the things of Link-up are called. Each is a message to be translated.
#pragma once

#include <string_view>

#include "core/link/rules.hpp"
#include "scenes/link/match.hpp"

namespace quintet::scenes {

std::string_view mode_message(LinkMode mode);
// One sentence on what the mode asks of the player.
std::string_view mode_line(LinkMode mode);
std::string_view mode_icon(LinkMode mode);
std::string_view gravity_message(link::Gravity gravity);
// Name of a picture in images/icons.
std::string gravity_icon(link::Gravity gravity);

}  // namespace quintet::scenes
