#include <chrono>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "cli/games.hpp"
#include "cli/reading.hpp"
#include "core/named.hpp"
#include "core/text.hpp"
#include "core/twenty48/certificate.hpp"
#include "core/twenty48/game.hpp"
#include "core/twenty48/packed_network.hpp"
#include "core/twenty48/player.hpp"

namespace quintet::cli {
namespace {

using namespace twenty48;

struct Position {
  Direction direction = Direction::Left;
  Board board;
};

// `L 2 2 0 0/0 4 4 0/…`; an error has its column.
Expected<Position, ParseError> read_position(std::string_view text) {
  const auto direction = text.empty() ? std::nullopt : read_direction(text.front());
  if (!direction || text.size() < 2 || text[1] != ' ')
    return parse_error("a line begins with L, U, R or D and a space", 1, 1);
  auto board = read_board(text.substr(2));
  if (!board) return parse_error(board.error().message, 1, board.error().column + 2);
  return Position{*direction, *std::move(board)};
}

// The board after the slide, without a new tile, and the points.
Answer move_boards(const Rule& rule, Streams streams) {
  const Expected<std::string, ParseError> text = read_all(streams.in);
  if (!text) return refuse(streams, text.error());
  int line = 0;
  for (const std::string_view words : split_lines(*text)) {
    ++line;
    const std::string_view trim = trimmed(words);
    if (trim.empty()) continue;
    auto position = read_position(trim);
    if (!position) {
      const auto before = static_cast<int>(trim.data() - words.data());
      return refuse(streams, {position.error().message, line, before + position.error().column});
    }
    const Slide slid = slide(position->board, position->direction, rule);
    streams.out << write_board(position->board) << ' ' << slid.gained << '\n';
  }
  return Answer::Well;
}

struct PlayOptions {
  Rules rules;
  Level level = Level::Quick;
  int games = 1;
  std::uint64_t seed = 1;
  bool certificate = false;
};

// Plays a whole game and writes what became of it: a JSON object, or a certificate.
void play_game(Player& player, const PlayOptions& options, std::uint64_t seed, std::ostream& out) {
  Game game(deal(options.rules, Random(seed)));
  std::vector<Direction> slides;
  using Clock = std::chrono::steady_clock;
  const auto start = Clock::now();
  while (!game.over()) {
    slides.push_back(player.think(game.board(), options.level).best);
    game.play({.direction = slides.back()});
  }
  if (options.certificate) {
    out << write_certificate(options.rules, seed, slides, game) << std::flush;
    return;
  }
  const auto time = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start);
  out << R"({"seed": )" << seed << R"(, "score": )" << game.score() << R"(, "max": )"
      << (std::uint64_t{1} << largest(game.board())) << R"(, "moves": )" << game.moves() << R"(, "ms": )"
      << time.count() << "}" << std::endl;
}

// The games of the seeds from `seed` on.
Answer play_games(const PlayOptions& options, Streams streams) {
  Player player(shipped_network, options.rules);
  for (int game = 0; game < options.games; ++game)
    play_game(player, options, options.seed + static_cast<std::uint64_t>(game), streams.out);
  return Answer::Well;
}

Option rule_option(Rule& rule) {
  return choice("--rule", "classic, cascade (classic)", rule,
                [](std::string_view word) { return find_named(kRules, word); });
}

Command move_command() {
  const auto rule = std::make_shared<Rule>(Rule::Classic);
  return {"move",
          "the board after a slide and the points, a line for each line",
          {rule_option(*rule)},
          with(rule, move_boards)};
}

Command play_command() {
  const auto options = std::make_shared<PlayOptions>();
  return {"play",
          "Let the computer play; a JSON object for each game",
          {{"--games", "", &options->games, Limits{1, 1'000'000}},
           {"--seed", "Of the first game; each next game takes the next number", &options->seed},
           choice("--level", "quick, strong, best (quick)", options->level,
                  [](std::string_view word) { return find_named(kLevels, word); }),
           rule_option(options->rules.rule),
           {"--size", "", &options->rules.side, Limits{kLeastSide, kMostSide}},
           {"--certificate", "Write the games' slides, for verify", &options->certificate}},
          with(options, play_games)};
}

}  // namespace

Command twenty48_command() {
  return {.name = "2048",
          .help = "the rules of 2048, and its computer player",
          .parts = {move_command(), play_command()}};
}

}  // namespace quintet::cli
