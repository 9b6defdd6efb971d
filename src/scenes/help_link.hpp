// The book of rules of Link-up.
#pragma once

#include "scenes/help.hpp"

namespace quintet::scenes {

const HelpBook& link_help();

}  // namespace quintet::scenes
