// What every front of quintet-cli shares: its errors, and the division of input into blocks. The streams are parameters,
// so that tests run a front without a process.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/command_line.hpp"
#include "core/parse_error.hpp"

namespace quintet::cli {

// Parses the arguments (without the program name) and runs the command.
int run(std::span<const std::string> arguments, Streams streams);

// Writes the error and its place to standard error.
Answer refuse(Streams streams, const ParseError& error);

// Consecutive lines. Blank lines separate blocks.
struct Block {
  int first_line = 1;  // of the input, counted from 1
  std::vector<std::string_view> lines;
};
std::vector<Block> split_blocks(std::string_view text);

}  // namespace quintet::cli
