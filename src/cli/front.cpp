#include "cli/front.hpp"

#include <ostream>

#include "build_facts.hpp"
#include "cli/bench.hpp"
#include "cli/games.hpp"
#include "core/text.hpp"

namespace quintet::cli {
namespace {

Command program() {
  Command program{.name = "quintet-cli",
                  .help =
                      "The rules and players of Quintet's games for other programs.\n"
                      "Exit status: 0 well, 1 the answer is no, 2 usage or unreadable input.",
                  .version = "quintet-cli " + std::string(kVersion) + " (commit " + std::string(kCommit) +
                             ", " + std::string(kBuild) + ")"};
  for (const Front& game : kGames) program.parts.push_back(game.command());
  program.parts.push_back(verify_command());
  program.parts.push_back(bench_command());
  return program;
}

Answer show(const Unread& unread, Streams streams) {
  if (unread.reason == Unread::Reason::AskedForText) {
    streams.out << unread.text;
    return Answer::Well;
  }
  streams.err << "quintet-cli: " << unread.text << "\nRun with --help for more information.\n";
  return Answer::Unreadable;
}

}  // namespace

int run(std::span<const std::string> arguments, Streams streams) {
  const Command commands = program();
  const auto chosen = read_command_line(commands, arguments);
  Answer answer = chosen ? (*chosen)->run(streams) : show(chosen.error(), streams);
  if (!streams.out.flush()) answer = refuse(streams, {"the output cannot be written"});
  return static_cast<int>(answer);
}

Answer refuse(Streams streams, const ParseError& error) {
  streams.err << "quintet-cli: ";
  if (error.line > 0) streams.err << "line " << error.line;
  if (error.column > 0) streams.err << (error.line > 0 ? ", " : "") << "column " << error.column;
  if (error.line > 0 || error.column > 0) streams.err << ": ";
  streams.err << error.message << '\n';
  return Answer::Unreadable;
}

std::vector<Block> split_blocks(std::string_view text) {
  std::vector<Block> blocks;
  int line = 0;
  bool is_open = false;
  for (const std::string_view words : split_lines(text)) {
    ++line;
    const bool is_blank = words.find_first_not_of(" \t") == std::string_view::npos;
    if (!is_blank && !is_open) blocks.push_back({line, {}});
    is_open = !is_blank;
    if (is_open) blocks.back().lines.push_back(words);
  }
  return blocks;
}

}  // namespace quintet::cli
