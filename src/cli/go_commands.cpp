#include <array>
#include <memory>
#include <optional>
#include <ostream>
#include <span>
#include <string>
#include <utility>

#include "cli/games.hpp"
#include "cli/gtp.hpp"
#include "cli/reading.hpp"
#include "core/go/board.hpp"
#include "core/go/contest.hpp"
#include "core/go/game.hpp"
#include "core/go/levels.hpp"
#include "core/go/problem.hpp"
#include "core/go/problem_maker.hpp"
#include "core/go/problem_proof.hpp"
#include "core/go/rules.hpp"
#include "core/go/score.hpp"
#include "core/text.hpp"

namespace quintet::cli {
namespace {

struct ScoreOptions {
  go::RuleSet rules = go::RuleSet::Chinese;
  std::optional<int> komi{};       // in half points; nothing: the usual one of the rules
  std::string dead{};              // names of points
  std::array<int, 2> prisoners{};  // taken by Black, by White
};

// Marks the chains of these points.
Expected<go::Marks, ParseError> read_dead(const go::Board& board, std::string_view names) {
  go::Marks marks(board.size());
  for (const std::string_view name : split(names, ' ')) {
    if (name.empty()) continue;
    const auto at = go::read_point_name(name, board.side());
    if (!at) return parse_error("there is no point " + std::string(name) + " on this board");
    if (board.is_empty(*at)) return parse_error("there is no stone on " + std::string(name));
    for (const Point each : board.chain(*at)) marks[each] = go::Mark::Dead;
  }
  return marks;
}

// Under territory scoring neutral points are filled in turn first, so that what stands in seki is known.
Expected<go::Count, ParseError> count_board(const go::Board& board, const ScoreOptions& options) {
  const go::Rules& rules = go::rules_of(options.rules);
  const auto marks = read_dead(board, options.dead);
  if (!marks) return tl::unexpected(marks.error());
  go::Terms terms{.scoring = rules.scoring,
                  .komi = options.komi.value_or(rules.komi),
                  .bonus = 0,
                  .prisoners = options.prisoners};
  if (rules.scoring == go::Scoring::Area) return go::count(board, *marks, terms);
  for (const Colour colour : kColours)
    terms.prisoners[index_of(colour)] += go::count(board, *marks, terms).of(colour).dead;
  const go::Filled filled = go::fill_neutral(board, *marks, Colour::Black);
  return go::count(filled.board, filled.marks, terms);
}

Answer score_boards(const ScoreOptions& options, Streams streams) {
  const auto boards = read_boards(streams.in, go::read_board);
  if (!boards) return refuse(streams, boards.error());
  std::string results;  // bad input gives no half answer
  for (const go::Board& board : *boards) {
    const auto counted = count_board(board, options);
    if (!counted) return refuse(streams, counted.error());
    results += go::write_result(counted->lead()) + '\n';
  }
  streams.out << results;
  return Answer::Well;
}

Command score_command() {
  constexpr Limits kPrisoners{0, 10'000};
  const auto options = std::make_shared<ScoreOptions>();
  return {
      "score",
      "The result of each board, such as W+6.5, B+3 or 0",
      {choice("--rules", "chinese, japanese, aga, new-zealand or tromp-taylor (chinese)", options->rules,
              go::read_rule_set),
       choice("--komi", "White's points, whole or half; by default those of the rules", options->komi,
              [](std::string_view text) {
                const auto halves = go::read_halves(text);
                return halves ? std::optional(halves) : std::nullopt;
              }),
       {"--dead", "Points of dead chains, \"A1 B2\"", &options->dead},
       {"--prisoners", "Stones that Black has taken, and that White has", &options->prisoners, kPrisoners}},
      with(options, score_boards)};
}

Option level_option(std::string name, go::Level& level, const std::string& usual) {
  return choice(std::move(name), "From the weakest: " + go::level_names() + " (" + usual + ")", level,
                go::read_level);
}

struct MatchOptions {
  go::Level a = go::Level::Expert, b = go::Level::Scholar;
  int size = 9;
  int games = 20;
  std::uint64_t seed = 0;
  std::uint64_t playouts = 5000;  // the master's
};

Answer play_match(const MatchOptions& options, Streams streams) {
  Random chance(options.seed);
  const go::Effort master{.playouts = options.playouts, .evaluations = options.playouts};
  const auto player = [&](go::Level level) {
    return go::Contestant{go::effort_of(level, options.size, master)};
  };
  const auto [wins, draws, losses] =
      go::match({.side = options.size}, options.games, player(options.a), player(options.b), chance);
  streams.out << "wins " << wins << " draws " << draws << " losses " << losses << '\n';
  return Answer::Well;
}

constexpr Limits kPlayouts{1, 100'000'000};

Command match_command() {
  const auto options = std::make_shared<MatchOptions>();
  return {
      "match",
      "Play two levels against each other; prints wins, draws and losses of the first",
      {level_option("--a", options->a, "expert"),
       level_option("--b", options->b, "scholar"),
       {"--size", "Lines of the board", &options->size, Limits{go::kLeastSide, go::kMostSide}},
       {"--games", "", &options->games, Limits{0, 1'000'000}},
       {"--seed", "", &options->seed},
       {"--playouts", "Evaluations of the network per move of the master", &options->playouts, kPlayouts}},
      with(options, play_match)};
}

Answer talk(const GtpOptions& options, Streams streams) {
  return Gtp(options, streams).talk();
}

Command gtp_command() {
  const auto options = std::make_shared<GtpOptions>();
  options->seed = 0;  // or every game of a match would be the same one
  return {"gtp",
          "Run the Go Text Protocol",
          {level_option("--level", options->level, "master"),
           {"--playouts", "Evaluations of the network per move of the master, whatever the clock says",
            &options->playouts, kPlayouts},
           {"--threads", "With 2 the same moves take less time", &options->threads, Limits{1, 2}},
           {"--seed", "For the same moves again; 0, the default: they differ", &options->seed}},
          with(options, talk)};
}

struct ProblemOptions {
  bool check = false;
  std::string file{};  // to be checked; empty: the shipped ones
  int make = 0;
  std::uint64_t seed = 0;
  std::optional<go::ProblemKind> kind{};  // nothing: all kinds
};

// Proves each problem once more, and tells which are not what they say.
Answer check_problems(std::span<const go::Problem> problems, Streams streams) {
  int wrong = 0;
  for (const go::Problem& problem : problems) {
    const auto measure = go::prove(problem);
    if (measure) continue;
    streams.out << problem.id << ": " << measure.error() << '\n';
    ++wrong;
  }
  streams.out << problems.size() << " problems, " << wrong << " wrong\n";
  return wrong == 0 ? Answer::Well : Answer::No;
}

Answer work_on_problems(const ProblemOptions& options, Streams streams) {
  if (options.make > 0) {
    streams.out << go::write_problems(
        go::make_problems({.count = options.make, .seed = options.seed, .kind = options.kind}));
    return Answer::Well;
  }
  if (!options.check) {
    streams.out << go::write_problems(go::problems());
    return Answer::Well;
  }
  if (options.file.empty()) return check_problems(go::problems(), streams);
  const auto text = read_file(options.file);
  if (!text) return refuse(streams, text.error());
  const auto problems = go::read_problems(*text);
  if (!problems) return refuse(streams, problems.error());
  return check_problems(*problems, streams);
}

Command problems_command() {
  constexpr Limits kProblems{1, 10'000};
  const auto options = std::make_shared<ProblemOptions>();
  return {"problems",
          "The problems of the program, one a line; or make new ones, or prove them again",
          {{"FILE", "Problems to check instead", &options->file},
           {"--make", "How many new ones; takes minutes for hundreds", &options->make, kProblems},
           {"--seed", "", &options->seed},
           choice("--kind", "Only capture, snapback, net, ladder, live or kill (all)", options->kind,
                  [](std::string_view text) {
                    const auto kind = go::read_problem_kind(text);
                    return kind ? std::optional(kind) : std::nullopt;
                  }),
           {"--check", "Whether each problem has exactly these right first moves; status 1 if not",
            &options->check}},
          with(options, work_on_problems)};
}

}  // namespace

Command go_command() {
  return {.name = "go",
          .help = "Go",
          .parts = {score_command(), gtp_command(), match_command(), problems_command()}};
}

}  // namespace quintet::cli
