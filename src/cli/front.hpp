// What every front of quintet-cli shares: its streams, its exit status, and the division of input into blocks. The
// streams are parameters, so that tests run a front without a process.
#pragma once

#include <functional>
#include <iosfwd>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/parse_error.hpp"

namespace CLI {
class App;
}

namespace quintet::cli {

struct Streams {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
};

// The exit status.
enum class Answer { Well = 0, No = 1, Unreadable = 2 };

// The action of a command after its options are parsed.
using Command = std::function<Answer(Streams)>;

// Adds the commands of a game to `app`. The command that the user names stores itself in `chosen`.
using AddCommands = void (*)(CLI::App& app, Command& chosen);

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
