// The games of quintet-cli, each once: its command, whose parts are `link deal`, `link path` and so on, and its workloads
// for `bench`.
#pragma once

#include <array>

#include "cli/bench.hpp"

namespace quintet::cli {

// Boards are rows of characters, one for each tile, `.` empty, `#` stone, separated by blank lines; cells are `row,column`
// from 0 at the top left.
Command link_command();

// Boards are rows from the top, `.` empty, `x` black, `o` white, separated by blank lines; points have their usual names,
// `h8`.
Command gomoku_command();

// Boards are values of tiles, rows separated by slashes: `2 0 0 4/0 …`.
Command twenty48_command();

// Cells are `row,column`.
Command mines_command();

// Boards are rows from the top, `.` empty, `X` black, `O` white; points have their usual names without the letter i, `K10`.
Command go_command();

std::vector<Workload> link_workloads();
std::vector<Workload> gomoku_workloads();
std::vector<Workload> twenty48_workloads();
std::vector<Workload> mines_workloads();
std::vector<Workload> go_workloads();

// Checks certificates of every game.
Command verify_command();

struct Front {
  Command (*command)();
  std::vector<Workload> (*workloads)();
};
inline constexpr std::array<Front, 5> kGames = {{{link_command, link_workloads},
                                                 {gomoku_command, gomoku_workloads},
                                                 {twenty48_command, twenty48_workloads},
                                                 {mines_command, mines_workloads},
                                                 {go_command, go_workloads}}};

}  // namespace quintet::cli
