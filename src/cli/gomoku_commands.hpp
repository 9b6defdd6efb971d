// The gomoku commands: `gomoku gomocup | solve | match | forbidden`. Boards are rows from the top, `.` empty, `x`
// black, `o` white, separated by blank lines; points have their usual names, `h8`.
#pragma once

#include "cli/front.hpp"

namespace quintet::cli {

void add_gomoku_commands(CLI::App& app, Command& chosen);

}  // namespace quintet::cli
