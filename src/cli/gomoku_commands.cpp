#include "cli/gomoku_commands.hpp"

#include <memory>
#include <ostream>

#include "cli/gomocup.hpp"
#include "cli/reading.hpp"
#include "core/gomoku/position.hpp"
#include "core/gomoku/search.hpp"
#include "core/gomoku/vcf.hpp"

namespace quintet::cli {
namespace {

using namespace gomoku;

struct SolveOptions {
  Rule rule = Rule::Freestyle;
  std::uint64_t nodes = 1'000'000;
  bool vcf = false;
};

bool is_decided(const Board& board, Rule rule) {
  for (std::size_t i = 0; i < board.cells().cells().size(); ++i) {
    const Point at = board.cells().point(i);
    if (!board.is_empty(at) && !winning_row(board, at, rule).empty()) return true;
  }
  return board.full();
}

void write_thought(std::ostream& out, const Thought& thought, int side) {
  out << "move " << write_point(thought.move, side);
  if (is_win(thought.value))
    out << " win " << kWin - thought.value;
  else
    out << " score " << thought.value;
  out << " nodes " << thought.nodes << '\n';
}

// Only victories by continuous fours; `none` where there is none.
Answer solve_by_fours(const Board& board, const SolveOptions& options, std::ostream& out) {
  Table table(kUsualTable);
  Vcf vcf(table);
  Position position(board, options.rule);
  const int plies = vcf.search(position, {.fours = kMostPlies / 2, .nodes = options.nodes});
  if (plies == 0) {
    out << "none nodes " << vcf.nodes() << '\n';
    return Answer::No;
  }
  write_thought(
      out, {.move = position.point(vcf.line(position).front()), .value = win_in(plies), .nodes = vcf.nodes()},
      board.side());
  return Answer::Well;
}

Answer solve_boards(const SolveOptions& options, Streams streams) {
  const auto boards = read_boards(streams.in, read_board);
  if (!boards) return refuse(streams, boards.refusal());
  Answer answer = Answer::No;
  for (const Board& board : *boards) {
    if (is_decided(board, options.rule)) {
      streams.out << "over\n";
      continue;
    }
    if (options.vcf) {
      if (solve_by_fours(board, options, streams.out) == Answer::Well) answer = Answer::Well;
      continue;
    }
    Searcher searcher;
    write_thought(streams.out, searcher.think(board, options.rule, {.nodes = options.nodes}, Random(0)),
                  board.side());
    answer = Answer::Well;
  }
  return answer;
}

Answer list_forbidden(Streams streams) {
  const auto boards = read_boards(streams.in, read_board);
  if (!boards) return refuse(streams, boards.refusal());
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

}  // namespace

void add_gomoku_commands(CLI::App& app, Command& chosen) {
  CLI::App& gomoku = *app.add_subcommand("gomoku", "Gomoku");
  gomoku.require_subcommand(1);
  CLI::App& gomocup = *gomoku.add_subcommand("gomocup", "Talk the Gomocup (Piskvork) protocol");
  gomocup.callback([&chosen] { chosen = [](Streams streams) { return Gomocup(streams).talk(); }; });

  const auto options = std::make_shared<SolveOptions>();
  CLI::App& solve = *gomoku.add_subcommand("solve", "The best move of each board, and whether it wins");
  add_choice(solve, "--rule", options->rule, read_rule, "freestyle, exact or renju (freestyle)");
  solve.add_option("--nodes", options->nodes, "Positions to look at for each board")
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1} << 40U));
  solve.add_flag("--vcf", options->vcf, "Look for victories by continuous fours only");
  solve.callback([options, &chosen] {
    chosen = [options](Streams streams) { return solve_boards(*options, streams); };
  });

  CLI::App& forbidden =
      *gomoku.add_subcommand("forbidden", "Black's forbidden points under renju, with the reason");
  forbidden.callback([&chosen] { chosen = list_forbidden; });
}

}  // namespace quintet::cli
