#include <array>
#include <cstdlib>
#include <memory>
#include <optional>
#include <ostream>

#include "cli/games.hpp"
#include "cli/gomocup.hpp"
#include "cli/reading.hpp"
#include "core/gomoku/certificate.hpp"
#include "core/gomoku/computer.hpp"
#include "core/gomoku/game.hpp"
#include "core/gomoku/levels.hpp"
#include "core/gomoku/position.hpp"
#include "core/gomoku/record.hpp"
#include "core/gomoku/search.hpp"
#include "core/gomoku/vcf.hpp"

namespace quintet::cli {
namespace {

using namespace gomoku;

// The allowed numbers of nodes.
constexpr Limits kNodes{1, std::uint64_t{1} << 40U};

struct SolveOptions {
  Rule rule = Rule::Freestyle;
  std::uint64_t nodes = 1'000'000;
  bool vcf = false;
  bool certificate = false;
};

void write_thought(std::ostream& out, const Thought& thought, int side) {
  out << "move " << write_point(thought.move, side);
  if (is_win(thought.value))
    out << " win " << kWin - thought.value;
  else
    out << " score " << thought.value;
  out << " nodes " << thought.nodes << " line " << write_position({.side = side, .moves = thought.line})
      << '\n';
}

// Searches for a win by continuous fours only; writes `none` if there is none.
Answer solve_by_fours(const Board& board, const SolveOptions& options, std::ostream& out) {
  Table table(kUsualTable);
  Vcf vcf(table);
  Position position(board, options.rule);
  const int plies = vcf.search(position, {.fours = kMostPlies / 2, .nodes = options.nodes});
  if (plies == 0) {
    out << "none nodes " << vcf.nodes() << '\n';
    return Answer::No;
  }
  std::vector<Point> line;
  for (const Cell cell : vcf.line(position)) line.push_back(position.point(cell));
  write_thought(out, {.move = line.front(), .value = win_in(plies), .nodes = vcf.nodes(), .line = line},
                board.side());
  return Answer::Well;
}

// Writes the certificate of a win, if one is found.
Answer write_proof(const Board& board, const SolveOptions& options, Streams streams) {
  const auto certificate = write_certificate(board, options.rule, options.nodes);
  if (certificate)
    streams.out << *certificate << '\n';
  else
    streams.err << "none\n";
  return certificate ? Answer::Well : Answer::No;
}

Answer solve_boards(const SolveOptions& options, Streams streams) {
  const auto boards = read_boards(streams.in, read_board);
  if (!boards) return refuse(streams, boards.error());
  Answer answer = Answer::No;
  for (const Board& board : *boards) {
    if (has_winning_row(board, options.rule) || !can_move(board, options.rule)) {
      (options.certificate ? streams.err : streams.out) << "over\n";
      continue;
    }
    if (options.certificate) {
      if (write_proof(board, options, streams) == Answer::Well) answer = Answer::Well;
      continue;
    }
    if (options.vcf) {
      if (solve_by_fours(board, options, streams.out) == Answer::Well) answer = Answer::Well;
      continue;
    }
    Searcher searcher;
    write_thought(streams.out,
                  searcher.think(board, options.rule, {.nodes = options.nodes, .proves = true}, Random(0)),
                  board.side());
    answer = Answer::Well;
  }
  return answer;
}

Answer list_forbidden(Streams streams) {
  const auto boards = read_boards(streams.in, read_stones);
  if (!boards) return refuse(streams, boards.error());
  Answer answer = Answer::No;
  for (const Board& board : *boards) {
    std::string line;
    for (const ForbiddenPoint& point : forbidden_points(board)) {
      if (!line.empty()) line += ' ';
      line += write_point(point.at, board.side()) + ':' + std::string(name(point.reason));
    }
    if (!line.empty()) answer = Answer::Well;
    streams.out << line << '\n';
  }
  return answer;
}

struct MatchOptions {
  Level a = Level::Expert, b = Level::Scholar;
  int games = 100;
  std::uint64_t seed = 0;
  Rule rule = Rule::Freestyle;
  std::uint64_t nodes = 20'000;  // the master's limit per move
};

// A random opening near the centre.
gomoku::Game opened_by_lot(const MatchOptions& options, Random& chance) {
  constexpr int kStones = 5, kSpread = 7;
  gomoku::Game game({.rule = options.rule});
  const int first = (game.board().side() - kSpread) / 2;
  while (game.board().stones() < kStones) {
    const Move move{.at = {first + static_cast<int>(chance.below(kSpread)),
                           first + static_cast<int>(chance.below(kSpread))}};
    if (game.is_legal(move)) game.play(move);
  }
  return game;
}

// A random opening that the master evaluates as even: most others are won for one colour.
gomoku::Game opened(const MatchOptions& options, Random& chance) {
  constexpr Value kEven = kValueScale / 2;
  constexpr Effort kLook{.nodes = 20'000};
  Searcher searcher(std::size_t{1} << 20U);
  for (;;) {
    gomoku::Game game = opened_by_lot(options, chance);
    if (std::abs(searcher.think(game.board(), options.rule, kLook, Random(0)).value) <= kEven) return game;
  }
}

// Plays the game to its end with these two levels.
Outcome play_out(gomoku::Game game, Level black, Level white, const MatchOptions& options, Random& chance) {
  std::array<Computer, 2> computers;
  while (!game.over()) {
    const Colour colour = game.to_move();
    const Level level = colour == Colour::Black ? black : white;
    const Random lot(chance.next());
    game.play({.at = computers[index_of(colour)].think(game, level, {.nodes = options.nodes}, lot).move});
  }
  return game.outcome();
}

// Plays every opening twice, with colours swapped.
Answer play_match(const MatchOptions& options, Streams streams) {
  Random chance(options.seed);
  int wins = 0, draws = 0, losses = 0;
  gomoku::Game opening;
  for (int i = 0; i < options.games; ++i) {
    const bool a_is_black = i % 2 == 0;
    if (a_is_black) opening = opened(options, chance);
    const Outcome outcome = a_is_black ? play_out(opening, options.a, options.b, options, chance)
                                       : play_out(opening, options.b, options.a, options, chance);
    if (outcome == Outcome::Draw)
      ++draws;
    else
      ++((outcome == Outcome::BlackWins) == a_is_black ? wins : losses);
  }
  streams.out << "wins " << wins << " draws " << draws << " losses " << losses << '\n';
  return Answer::Well;
}

Answer talk(const GomocupOptions& options, Streams streams) {
  return Gomocup(options, streams).talk();
}

Option rule_option(Rule& rule) {
  return choice("--rule", "freestyle, exact or renju (freestyle)", rule, read_rule);
}

Option level_option(std::string name, Level& level, const std::string& usual) {
  return choice(std::move(name), level_names() + " (" + usual + ")", level, read_level);
}

Command gomocup_command() {
  const auto options = std::make_shared<GomocupOptions>();
  return {"gomocup",
          "Run the Gomocup (Piskvork) protocol",
          {level_option("--level", options->level, "master"),
           {"--nodes", "Most positions that the master searches per move", &options->nodes, kNodes},
           {"--threads", "With 2 the master finds more in the same time", &options->threads, Limits{1, 2}}},
          with(options, talk)};
}

Command solve_command() {
  const auto options = std::make_shared<SolveOptions>();
  return {"solve",
          "The best move of each board, and whether it wins",
          {rule_option(options->rule),
           {"--nodes", "Positions to search per board", &options->nodes, kNodes},
           {"--vcf", "Search for wins by continuous fours only", &options->vcf},
           {"--certificate", "Write proofs of wins, for verify", &options->certificate, {}, {}, "--vcf"}},
          with(options, solve_boards)};
}

Command match_command() {
  const auto options = std::make_shared<MatchOptions>();
  return {"match",
          "Play two levels against each other; prints wins, draws and losses of the first",
          {level_option("--a", options->a, "expert"),
           level_option("--b", options->b, "scholar"),
           rule_option(options->rule),
           {"--games", "", &options->games, Limits{0, 1'000'000}},
           {"--seed", "", &options->seed},
           {"--nodes", "Most positions that a level searches per move", &options->nodes, kNodes}},
          with(options, play_match)};
}

}  // namespace

Command gomoku_command() {
  return {
      .name = "gomoku",
      .help = "Gomoku",
      .parts = {gomocup_command(),
                solve_command(),
                match_command(),
                {"forbidden", "Black's forbidden points under renju, with the reason", {}, list_forbidden}}};
}

}  // namespace quintet::cli
