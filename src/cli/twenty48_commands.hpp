// The commands of 2048: `2048 move`. Boards are values of tiles, rows separated by slashes: `2 0 0 4/0 …`.
#pragma once

#include "cli/front.hpp"

namespace quintet::cli {

void add_twenty48_commands(CLI::App& app, Command& chosen);

}  // namespace quintet::cli
