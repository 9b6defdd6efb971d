// Link-up for other programs: `link deal | path | pairs | solve`. Boards are rows of characters, a character
// a tile, `.` empty, `#` stone, with a blank line between boards; cells are `row,column` from 0 at the top left.
#pragma once

#include "cli/front.hpp"

namespace quintet::cli {

void add_link_commands(CLI::App& app, Command& chosen);

}  // namespace quintet::cli
