// The link-up commands: `link deal | path | pairs | solve`. Boards are rows of characters, one for each tile, `.`
// empty, `#` stone, separated by blank lines; cells are `row,column` from 0 at the top left.
#pragma once

#include "cli/front.hpp"

namespace quintet::cli {

void add_link_commands(CLI::App& app, Command& chosen);

}  // namespace quintet::cli
