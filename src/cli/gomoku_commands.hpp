// Gomoku for other programs: `gomoku gomocup | solve | match | forbidden`. Boards are rows from the top, `.` empty, `x`
// black, `o` white, with a blank line between boards; points are named as players name them, `h8`.
#pragma once

#include "cli/front.hpp"

namespace quintet::cli {

void add_gomoku_commands(CLI::App& app, Command& chosen);

}  // namespace quintet::cli
