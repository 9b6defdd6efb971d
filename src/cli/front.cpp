#include "cli/front.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <ostream>

#include "build_facts.hpp"
#include "cli/bench.hpp"
#include "cli/gomoku_commands.hpp"
#include "cli/link_commands.hpp"
#include "cli/mines_commands.hpp"
#include "cli/twenty48_commands.hpp"
#include "core/text.hpp"

namespace quintet::cli {
namespace {

// Each game adds its commands here.
constexpr std::array<AddCommands, 5> kFronts = {add_link_commands, add_gomoku_commands, add_twenty48_commands,
                                                add_mines_commands, add_bench_command};

Answer show_parse_error(const CLI::App& app, const CLI::ParseError& error, Streams streams) {
  const int status = app.exit(error, streams.out, streams.err);
  return status == 0 ? Answer::Well : Answer::Unreadable;
}

}  // namespace

int run(std::span<const std::string> arguments, Streams streams) {
  CLI::App app(
      "The rules and players of Quintet's games for other programs.\n"
      "Exit status: 0 well, 1 the answer is no, 2 usage or unreadable input.",
      "quintet-cli");
  app.require_subcommand(1);
  app.set_version_flag("--version", "quintet-cli " + std::string(kVersion) + " (commit " +
                                        std::string(kCommit) + ", " + std::string(kBuild) + ")");
  Command chosen;
  for (const AddCommands add : kFronts) add(app, chosen);

  Answer answer = Answer::Well;
  try {
    // CLI11 expects the arguments in reverse order.
    app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
    answer = chosen(streams);
  } catch (const CLI::ParseError& error) {
    answer = show_parse_error(app, error, streams);
  }
  if (!streams.out.flush()) answer = refuse(streams, {"the output cannot be written"});
  return static_cast<int>(answer);
}

Answer refuse(Streams streams, const ParseError& error) {
  streams.err << "quintet-cli: ";
  if (error.line > 0) streams.err << "line " << error.line << ", ";
  if (error.column > 0) streams.err << "column " << error.column;
  if (error.line > 0) streams.err << ": ";
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
