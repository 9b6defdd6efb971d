#include "cli/twenty48_commands.hpp"

#include <CLI/CLI.hpp>
#include <memory>
#include <optional>
#include <ostream>
#include <string>

#include "cli/reading.hpp"
#include "core/named.hpp"
#include "core/text.hpp"
#include "core/twenty48/board.hpp"

namespace quintet::cli {
namespace {

using namespace twenty48;

struct Position {
  Direction direction = Direction::Left;
  Board board;
};

// `L 2 2 0 0/0 4 4 0/…`
Expected<Position, ParseError> read_position(std::string_view text) {
  const auto direction = text.empty() ? std::nullopt : read_direction(text.front());
  if (!direction || text.size() < 2 || text[1] != ' ')
    return parse_error("a line begins with L, U, R or D and a space");
  auto board = read_board(text.substr(2));
  if (!board) return tl::unexpected(board.error());
  return Position{*direction, *std::move(board)};
}

// The board after the slide, without a new tile, and the points.
Answer move_boards(Rule rule, Streams streams) {
  const Expected<std::string, ParseError> text = read_all(streams.in);
  if (!text) return refuse(streams, text.error());
  int line = 0;
  for (const std::string_view words : split_lines(*text)) {
    ++line;
    const std::string_view trim = trimmed(words);
    if (trim.empty()) continue;
    auto position = read_position(trim);
    if (!position) return refuse(streams, {position.error().message, line, 1});
    const Slide slid = slide(position->board, position->direction, rule);
    streams.out << write_board(position->board) << ' ' << slid.gained << '\n';
  }
  return Answer::Well;
}

}  // namespace

void add_twenty48_commands(CLI::App& app, Command& chosen) {
  CLI::App* const game = app.add_subcommand("2048", "the rules of 2048");
  game->require_subcommand(1);
  CLI::App* const move =
      game->add_subcommand("move", "the board after a slide and the points, a line for each line");
  const auto rule = std::make_shared<Rule>(Rule::Classic);
  add_choice(
      *move, "--rule", *rule, [](std::string_view word) { return find_named(kRules, word); },
      "classic, cascade");
  move->callback(
      [rule, &chosen] { chosen = [rule](Streams streams) { return move_boards(*rule, streams); }; });
}

}  // namespace quintet::cli
