// The book of rules of gomoku.
#pragma once

#include "scenes/help.hpp"

namespace quintet::scenes {

const HelpBook& gomoku_help();

}  // namespace quintet::scenes
