// The commands of Minesweeper: `mines generate`, `mines probability` and `mines play`. Cells are row,column.
#pragma once

#include "cli/front.hpp"

namespace quintet::cli {

void add_mines_commands(CLI::App& app, Command& chosen);

}  // namespace quintet::cli
