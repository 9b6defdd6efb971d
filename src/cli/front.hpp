// What every front of quintet-cli shares: its streams, its exit status, and the division of input into blocks. The
// streams are parameters, so that tests run a front without a process.
#pragma once

#include <functional>
#include <iosfwd>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"

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

// What a command does once its options are read.
using Command = std::function<Answer(Streams)>;

// Adds a game's commands below `app`. The one that the user names puts itself into `chosen`.
using AddCommands = void (*)(CLI::App& app, Command& chosen);

// Reads the arguments (without the program's name) and runs the command they name.
int run(std::span<const std::string> arguments, Streams streams);

// Says on standard error what was refused and where.
Answer refuse(Streams streams, const Refusal& refusal);

// Lines that stand together; blank lines stand between the blocks.
struct Block {
  int first_line = 1;  // of the input, counted from 1
  std::vector<std::string_view> lines;
};
std::vector<Block> split_blocks(std::string_view text);

}  // namespace quintet::cli
