#include <algorithm>
#include <cstdint>
#include <iomanip>
#include <memory>
#include <optional>
#include <ostream>
#include <sstream>
#include <utility>

#include "cli/games.hpp"
#include "cli/reading.hpp"
#include "core/link/board_text.hpp"
#include "core/link/certificate.hpp"
#include "core/link/deal.hpp"
#include "core/link/difficulty.hpp"
#include "core/link/lines.hpp"
#include "core/link/solver.hpp"
#include "core/text.hpp"

namespace quintet::cli {
namespace {

using namespace link;

struct DealOptions {
  Size size{16, 10};
  int kinds = 0;  // 0: a default for the number of tiles
  std::optional<Gravity> gravity;
  Outside outside = Outside::Allowed;
  Way way = Way::RandomCells;
  std::uint64_t seed = 0;
  int count = 1;
  std::string layout_file;
};

struct BoardOptions {
  Rules rules;
  int nodes = Effort{}.nodes;
  bool certificate = false;
};

Expected<Layout, ParseError> read_layout_file(const std::string& file) {
  const Expected<std::string, ParseError> text = read_file(file);
  if (!text) return tl::unexpected(text.error());
  Expected<Layout, ParseError> layout = read_layout(*text);
  if (layout) return layout;
  ParseError error = layout.error();
  error.message += " (" + file + ")";
  return tl::unexpected(std::move(error));
}

Answer deal_boards(const DealOptions& options, Streams streams) {
  const Expected<Layout, ParseError> layout =
      options.layout_file.empty() ? plain_layout(options.size) : read_layout_file(options.layout_file);
  if (!layout) return refuse(streams, layout.error());
  Order order{.layout = *layout, .rules = {}, .kinds = options.kinds, .way = options.way};
  order.rules = {options.gravity.value_or(layout->gravity.value_or(Gravity::None)), options.outside};
  if (order.kinds == 0)
    order.kinds = default_kinds(static_cast<int>(std::ranges::count(layout->cells.cells(), Tile::Blank)));
  if (const auto checked = check_order(order); !checked)
    return refuse(streams, {std::string(message_of(checked.error()))});

  Random seeds(options.seed);
  for (int i = 0; i < options.count; ++i) {
    const Expected<Start, DealError> dealt = deal(order, Random(seeds.next()));
    if (!dealt) {
      refuse(streams, {std::string(message_of(dealt.error()))});
      return Answer::No;
    }
    if (i > 0) streams.out << '\n';
    streams.out << write_board(dealt->board);
  }
  return Answer::Well;
}

void write_pairs(std::ostream& out, const std::vector<Pair>& pairs) {
  for (const Pair& pair : pairs) out << write_point(pair.a) << ' ' << write_point(pair.b) << '\n';
}

Answer list_pairs(const BoardOptions& options, Streams streams) {
  const auto boards = read_boards(streams.in, read_board);
  if (!boards) return refuse(streams, boards.error());
  Answer answer = Answer::No;
  for (const Board& board : *boards) {
    const std::vector<Pair> pairs = removable_pairs(board, options.rules.outside);
    if (!pairs.empty()) answer = Answer::Well;
    write_pairs(streams.out, pairs);
    streams.out << '\n';
  }
  return answer;
}

Answer solve_boards(const BoardOptions& options, Streams streams) {
  const auto boards = read_boards(streams.in, read_board);
  if (!boards) return refuse(streams, boards.error());
  Answer answer = Answer::No;
  for (const Board& board : *boards) {
    const Solution solution = solve(board, options.rules, {.nodes = options.nodes}, Random(0));
    switch (solution.outcome) {
      case Outcome::Solvable:
        answer = Answer::Well;
        if (options.certificate)
          streams.out << write_certificate(board, options.rules, solution.pairs);
        else
          write_pairs(streams.out, solution.pairs);
        break;
      case Outcome::Unsolvable:
        (options.certificate ? streams.err : streams.out) << "unsolvable\n";
        break;
      case Outcome::Unknown:
        (options.certificate ? streams.err : streams.out) << "unknown\n";
        break;
    }
    streams.out << '\n';
  }
  return answer;
}

Answer rate_boards(const BoardOptions& options, Streams streams) {
  const auto boards = read_boards(streams.in, read_board);
  if (!boards) return refuse(streams, boards.error());
  for (const Board& board : *boards) {
    const Difficulty difficulty = difficulty_of(board, options.rules);
    std::ostringstream line;
    line << std::fixed << std::setprecision(2) << "level " << difficulty.level() << " search "
         << difficulty.search << " stuck " << difficulty.stuck << '\n';
    streams.out << line.str();
  }
  return Answer::Well;
}

Expected<Pair, ParseError> read_query(std::string_view line, const Board& board, int line_number) {
  const std::size_t middle = line.find(' ');
  const auto a = read_point(line.substr(0, middle));
  if (!a || !board.contains(*a))
    return parse_error("expected a cell of the board, row,column", line_number, 1);
  const int column = static_cast<int>(std::min(middle, line.size())) + 2;
  if (middle == std::string_view::npos) return parse_error("expected a second cell", line_number, column - 1);
  const auto b = read_point(line.substr(middle + 1));
  if (!b || !board.contains(*b))
    return parse_error("expected a cell of the board, row,column", line_number, column);
  return Pair{*a, *b};
}

std::string write_path(const Path& path) {
  std::string text = std::to_string(path.turns()) + ' ' + std::to_string(path.length());
  for (const Point point : path.points()) text += ' ' + write_point(point);
  return text;
}

// All queries are read before the first is answered: invalid input produces no partial output.
Answer find_paths(const BoardOptions& options, Streams streams) {
  const Expected<std::string, ParseError> text = read_all(streams.in);
  if (!text) return refuse(streams, text.error());
  const std::vector<Block> blocks = split_blocks(*text);
  if (blocks.empty()) return refuse(streams, {"there is no board", 1, 1});
  const Expected<Board, ParseError> board = read_board(blocks.front().lines);
  if (!board) return refuse(streams, within(board.error(), blocks.front().first_line));

  std::vector<Pair> queries;
  for (const Block& block : std::span(blocks).subspan(1)) {
    int line_number = block.first_line;
    for (const std::string_view line : block.lines) {
      const Expected<Pair, ParseError> query = read_query(line, *board, line_number++);
      if (!query) return refuse(streams, query.error());
      queries.push_back(*query);
    }
  }
  if (queries.empty()) return refuse(streams, {"there are no points below the board"});
  Answer answer = Answer::No;
  for (const auto& [a, b] : queries) {
    const auto path = a == b ? std::nullopt : find_path(*board, options.rules.outside, a, b);
    if (path) answer = Answer::Well;
    streams.out << (path ? write_path(*path) : "none") << '\n';
  }
  return answer;
}

std::optional<Way> read_way(std::string_view name) {
  if (name == "cells") return Way::RandomCells;
  if (name == "half") return Way::CopiedHalf;
  return std::nullopt;
}

Option outside_option(Outside& outside) {
  return choice("--outside", "yes or no: whether paths may run one cell outside the board (yes)", outside,
                read_outside);
}

template <class Value>
Option gravity_option(Value& gravity) {
  std::string help = "How tiles fall after a pair is gone:";
  for (const Gravity each : kGravities) help += ' ' + std::string(name(each));
  return choice("--gravity", help + " (none)", gravity, read_gravity);
}

Command deal_command() {
  const auto options = std::make_shared<DealOptions>();
  return {"deal",
          "Deal boards that can be cleared",
          {{"--width", "", &options->size.width, Limits{1, kMaxSide}},
           {"--height", "", &options->size.height, Limits{1, kMaxSide}},
           {"--kinds", "Different pictures", &options->kinds, Limits{1, kMaxPictures}},
           gravity_option(options->gravity),
           outside_option(options->outside),
           {"--seed", "", &options->seed},
           {"--count", "Boards to deal", &options->count, Limits{0, 10'000'000}},
           {"--template", "A layout file; its size and gravity replace the defaults", &options->layout_file},
           choice("--way", "cells or half: pairs on random cells, or a copied half shuffled (cells)",
                  options->way, read_way)},
          with(options, deal_boards)};
}

Command board_command(std::string name, std::string help, Answer (*run)(const BoardOptions&, Streams),
                      const std::shared_ptr<BoardOptions>& options = std::make_shared<BoardOptions>()) {
  return {std::move(name), std::move(help), {outside_option(options->rules.outside)}, with(options, run)};
}

// A command whose answer depends on how the tiles fall.
Command game_command(std::string name, std::string help, Answer (*run)(const BoardOptions&, Streams),
                     const std::shared_ptr<BoardOptions>& options) {
  Command command = board_command(std::move(name), std::move(help), run, options);
  command.options.push_back(gravity_option(options->rules.gravity));
  return command;
}

Command solve_command() {
  const auto options = std::make_shared<BoardOptions>();
  Command solve = game_command("solve", "An order of pairs that clears the board", solve_boards, options);
  solve.options.push_back({"--nodes", "Large boards to search before giving up, or more small ones",
                           &options->nodes, Limits{0, 1'000'000'000}});
  solve.options.push_back({"--certificate", "Write proofs, for verify", &options->certificate});
  return solve;
}

}  // namespace

Command link_command() {
  return {.name = "link",
          .help = "Link-up",
          .parts = {deal_command(), board_command("path", "Shortest paths of the fewest turns", find_paths),
                    board_command("pairs", "All pairs that can be removed", list_pairs), solve_command(),
                    game_command("difficulty", "How hard a board is, from 1 to 5", rate_boards,
                                 std::make_shared<BoardOptions>())}};
}

}  // namespace quintet::cli
