#include <array>
#include <charconv>
#include <chrono>
#include <memory>
#include <optional>
#include <ostream>
#include <string>

#include "cli/games.hpp"
#include "cli/reading.hpp"
#include "core/mines/certificate.hpp"
#include "core/mines/chances.hpp"
#include "core/mines/deal.hpp"
#include "core/mines/no_guess.hpp"
#include "core/mines/playout.hpp"
#include "core/mines/position.hpp"
#include "core/named.hpp"
#include "core/text.hpp"

namespace quintet::cli {
namespace {

struct BoardOptions {
  mines::Rules rules{.no_guess = false};
  std::uint64_t seed = 1;
  int count = 1;  // of boards or games
};

struct GenerateOptions : BoardOptions {
  std::optional<Point> first{};
  bool certificate = false;
};

std::optional<ParseError> complaint(const GenerateOptions& options) {
  if (const auto checked = mines::check_rules(options.rules); !checked)
    return ParseError{std::string(mines::message_of(checked.error()))};
  if (options.first && !options.rules.size.contains(*options.first))
    return ParseError{"the first cell is not on the board"};
  if (options.rules.no_guess && !options.first)
    return ParseError{"--no-guess needs --first: boards are proved from their first cell"};
  if (options.certificate && !options.rules.no_guess) return ParseError{"--certificate needs --no-guess"};
  return std::nullopt;
}

Answer generate_boards(const GenerateOptions& options, Streams streams) {
  if (const auto error = complaint(options)) return refuse(streams, *error);
  mines::Rules rules = options.rules;
  if (!options.first) rules.first = mines::FirstClick::Any;
  const Point first = options.first.value_or(Point{});
  Random random(options.seed);
  for (int i = 0; i < options.count; ++i) {
    const std::optional<mines::Field> field =
        rules.no_guess ? mines::draw_no_guess(rules, first, random) : mines::draw_field(rules, first, random);
    if (!field) {
      refuse(streams, {"no board without a guess was found"});
      return Answer::No;
    }
    if (i > 0) streams.out << '\n';
    const auto certificate =
        options.certificate ? mines::write_certificate(*field, first) : std::optional<std::string>();
    streams.out << certificate.value_or(mines::write_field(*field));
  }
  return Answer::Well;
}

// Without the locale, and with enough digits to give the value back.
std::string written_chance(double chance) {
  std::array<char, 32> text{};
  const auto end =
      std::to_chars(text.data(), text.data() + text.size(), chance, std::chars_format::fixed, 12).ptr;
  return {text.data(), end};
}

std::string written_matrix(const mines::Position& position, const Grid<double>& chances) {
  std::string text;
  for (int row = 0; row < position.size().height; ++row) {
    for (int column = 0; column < position.size().width; ++column) {
      const Point at{row, column};
      if (column > 0) text += ' ';
      text += position.is_open(at) ? "-" : written_chance(chances[at]);
    }
    text += '\n';
  }
  return text;
}

Answer show_probabilities(Streams streams) {
  const auto positions = read_boards(streams.in, mines::read_position);
  if (!positions) return refuse(streams, positions.error());
  std::string matrices;  // bad input gives no half answer
  for (const mines::Position& position : *positions) {
    const mines::ChanceTable table = mines::chances(position);
    if (table.solved != mines::Solved::Exactly) {
      refuse(streams,
             {table.solved == mines::Solved::Unknown ? "the position has too many possibilities"
                                                     : "no board has these numbers and this many mines"});
      return Answer::No;
    }
    if (!matrices.empty()) matrices += '\n';
    matrices += written_matrix(position, table.mine);
  }
  streams.out << matrices;
  return Answer::Well;
}

// The games of the seeds from `seed` on, each a JSON object.
Answer play_boards(const BoardOptions& options, Streams streams) {
  if (const auto checked = mines::check_rules(options.rules); !checked)
    return refuse(streams, {std::string(mines::message_of(checked.error()))});
  const auto player = std::make_unique<mines::PlayoutPlayer>();
  const Point first = mines::first_click(options.rules);
  using Clock = std::chrono::steady_clock;
  for (int game = 0; game < options.count; ++game) {
    const std::uint64_t seed = options.seed + static_cast<std::uint64_t>(game);
    Random random(seed);
    const mines::Field field = mines::draw_field(options.rules, first, random);
    const auto start = Clock::now();
    const mines::Playout playout = player->play(field, first);
    const std::chrono::duration<double, std::milli> time = Clock::now() - start;
    streams.out << R"({"seed": )" << seed << R"(, "won": )" << (playout.won ? "true" : "false")
                << R"(, "guesses": )" << playout.guesses << R"(, "ms": )" << time.count() << "}\n";
  }
  return Answer::Well;
}

// The options of generate and of play.
std::vector<Option> board_options(BoardOptions& options) {
  return {{"--width", "Columns (9)", &options.rules.size.width},
          {"--height", "Rows (9)", &options.rules.size.height},
          {"--mines", "Mines (10)", &options.rules.mines},
          {"--seed", "", &options.seed}};
}

Command generate_command() {
  const auto options = std::make_shared<GenerateOptions>();
  Command command{"generate", "Boards with a blank line between them", board_options(*options),
                  with(options, generate_boards)};
  command.options.push_back({"--count", "Boards", &options->count, Limits{0, 10'000'000}});
  command.options.push_back(choice("--first", "row,column: the first cell, which opens an area",
                                   options->first,
                                   [](std::string_view text) { return std::optional(read_point(text)); }));
  command.options.push_back(
      {"--no-guess", "Boards that logic alone solves from the first cell", &options->rules.no_guess});
  command.options.push_back({"--certificate", "Write their proofs, for verify", &options->certificate});
  return command;
}

Command play_command() {
  const auto options = std::make_shared<BoardOptions>();
  Command command{"play", "Let the computer play; a JSON object for each game", board_options(*options),
                  with(options, play_boards)};
  command.options.push_back({"--games", "", &options->count, Limits{1, 10'000'000}});
  command.options.push_back(choice("--first", "safe or open: what the first click is sure to do (open)",
                                   options->rules.first, [](std::string_view word) {
                                     const auto first = find_named(mines::kFirstClicks, word);
                                     return first == mines::FirstClick::Any ? std::nullopt : first;
                                   }));
  return command;
}

}  // namespace

Command mines_command() {
  return {.name = "mines",
          .help = "Minesweeper: boards, chances and the computer player",
          .parts = {generate_command(),
                    {"probability", "The chance of a mine for each closed cell", {}, show_probabilities},
                    play_command()}};
}

}  // namespace quintet::cli
