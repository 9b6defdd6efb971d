#include <algorithm>
#include <cassert>
#include <chrono>
#include <numeric>
#include <utility>

#include "cli/games.hpp"
#include "core/link/deal.hpp"
#include "core/link/gravity.hpp"
#include "core/link/lines.hpp"
#include "core/link/path.hpp"
#include "core/link/playout.hpp"
#include "core/link/solver.hpp"

namespace quintet::cli {
namespace {

using namespace link;
using Clock = std::chrono::steady_clock;
using Microseconds = std::chrono::duration<double, std::micro>;

constexpr Size kSize{32, 18};
constexpr int kKinds = 36;
constexpr int kBoards = 20;
constexpr int kDeals = 200;

template <class Work>
double microseconds(Work work) {
  const auto start = Clock::now();
  work();
  return Microseconds(Clock::now() - start).count();
}

Board full_board(std::uint64_t seed) {
  auto dealt = deal({.layout = plain_layout(kSize), .rules = {}, .kinds = kKinds}, Random(seed));
  assert(dealt);
  return std::move(dealt->board);
}

// Removes random pairs of equal tiles until `part` of the tiles are left, whether or not a path connects them.
Board thinned(Board board, double part, Random random) {
  const int target = static_cast<int>(board.tiles() * part);
  std::vector<Point> tiles;
  for (std::size_t i = 0; i < board.cells().cells().size(); ++i) tiles.push_back(board.cells().point(i));
  random.shuffle(std::span(tiles));
  for (const Point a : tiles) {
    if (board.tiles() <= target) break;
    if (board.is_empty(a)) continue;
    const auto b = std::ranges::find_if(tiles, [&](Point at) { return at != a && board[at] == board[a]; });
    board.set(*b, Tile::Empty);
    board.set(a, Tile::Empty);
  }
  return board;
}

std::vector<Pair> equal_pairs(const Board& board) {
  std::vector<Pair> pairs;
  const auto cells = board.cells().cells();
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (std::size_t j = i + 1; is_tile(cells[i]) && j < cells.size(); ++j) {
      if (cells[i] == cells[j]) pairs.push_back({board.cells().point(i), board.cells().point(j)});
    }
  }
  return pairs;
}

// The mean time of `query(board, pair)` over all equal pairs of boards with this part of their tiles.
template <class Query>
double mean_query(double part, Query query) {
  double total = 0;
  std::size_t count = 0;
  int found = 0;
  for (std::uint64_t seed = 0; seed < kBoards; ++seed) {
    const Board board = thinned(full_board(seed), part, Random(seed));
    std::vector<Pair> pairs = equal_pairs(board);
    Random random(seed);
    random.shuffle(std::span(pairs));
    count += pairs.size();
    total += microseconds([&] {
      for (const Pair& pair : pairs) found += query(board, pair) ? 1 : 0;
    });
  }
  // The results must be used, or the compiler may remove the queries.
  return found < 0 ? 0 : total / static_cast<double>(count);
}

std::vector<Figure> path_queries(const std::string& name, auto query) {
  const double full = mean_query(1, query);
  const double half = mean_query(0.5, query);
  const double fifth = mean_query(0.2, query);
  return {{name, (full + half + fifth) / 3, "us"},
          {name + ".full", full, "us"},
          {name + ".half", half, "us"},
          {name + ".fifth", fifth, "us"}};
}

std::vector<Figure> bit_paths() {
  return path_queries("link.path_query", [](const Board& board, const Pair& pair) {
    return find_path(board, Outside::Allowed, pair.a, pair.b).has_value();
  });
}

std::vector<Figure> cell_paths() {
  return path_queries("link.search_path", [](const Board& board, const Pair& pair) {
    return search_path(board, Outside::Allowed, pair.a, pair.b).has_value();
  });
}

std::vector<Figure> all_pairs() {
  constexpr int kRounds = 50;
  std::vector<Figure> figures{{"link.pairs", 0, "us"}};
  for (const auto& [label, part] : {std::pair{"full", 1.0}, {"half", 0.5}, {"fifth", 0.2}}) {
    double total = 0;
    for (std::uint64_t seed = 0; seed < kBoards; ++seed) {
      const Board board = thinned(full_board(seed), part, Random(seed));
      total += microseconds([&] {
        for (int i = 0; i < kRounds; ++i) removable_pairs(board, Outside::Allowed);
      });
    }
    const double mean = total / (kBoards * kRounds);
    figures.push_back({std::string("link.pairs.") + label, mean, "us"});
    figures.front().value = std::max(figures.front().value, mean);
  }
  return figures;
}

std::vector<Figure> deals(Gravity gravity, Way way, const std::string& prefix) {
  double total = 0;
  double worst = 0;
  const Order order{
      .layout = plain_layout(kSize), .rules = {.gravity = gravity}, .kinds = kKinds, .way = way};
  for (std::uint64_t seed = 0; seed < kDeals; ++seed) {
    const double time = microseconds([&] { deal(order, Random(seed)); }) / 1000;
    total += time;
    worst = std::max(worst, time);
  }
  return {{prefix + ".mean", total / kDeals, "ms"}, {prefix + ".worst", worst, "ms"}};
}

// Randomly dealt boards that the solver has to solve without a known solution.
std::vector<Figure> solves() {
  constexpr int kSolves = 50;
  int solved = 0;
  const double time = microseconds([&] {
    for (std::uint64_t seed = 0; seed < kSolves; ++seed) {
      const Gravity gravity = kGravities[seed % kGravities.size()];
      const Solution solution = solve(full_board(seed), {.gravity = gravity}, {}, Random(seed));
      solved += solution.outcome == Outcome::Solvable ? 1 : 0;
    }
  });
  return {{"link.solve", time / 1000 / kSolves, "ms"}, {"link.solve.solved", solved * 100.0 / kSolves, "%"}};
}

// Shuffled boards, of which many cannot be cleared: of any size that the game has, and of any number of pictures.
std::vector<Figure> answers() {
  constexpr int kStrewn = 200;
  Random random(23);
  int answered = 0;
  double worst = 0;
  for (int i = 0; i < kStrewn; ++i) {
    const Size size{4 + 2 * static_cast<int>(random.below(15)), 4 + static_cast<int>(random.below(15))};
    const int pairs = size.width * size.height / 2;
    const int kinds =
        1 + static_cast<int>(random.below(static_cast<std::uint64_t>(std::min(pairs, kMaxPictures))));
    std::vector<Tile> tiles;
    for (int pair = 0; pair < pairs; ++pair) tiles.insert(tiles.end(), 2, tile(pair % kinds));
    random.shuffle(std::span(tiles));
    Board board(size);
    for (std::size_t at = 0; at < tiles.size(); ++at) board.set(board.cells().point(at), tiles[at]);
    const Rules rules{kGravities[random.index(kGravities.size())],
                      random.below(2) == 0 ? Outside::Allowed : Outside::Forbidden};
    const double time = microseconds([&] {
      if (solve(board, rules, {}, random).outcome != Outcome::Unknown) ++answered;
    });
    worst = std::max(worst, time / 1e6);
  }
  return {{"link.answer.worst", worst, "s"}, {"link.answer.answered", answered * 100.0 / kStrewn, "%"}};
}

}  // namespace

std::vector<Workload> link_workloads() {
  std::vector<Workload> workloads{{"link.path_query", bit_paths},
                                  {"link.search_path", cell_paths},
                                  {"link.pairs", all_pairs},
                                  {"link.solve", solves},
                                  {"link.answer", answers}};
  for (const Gravity gravity : kGravities) {
    const std::string deal_name = "link.deal." + std::string(name(gravity));
    workloads.push_back({deal_name, [=] { return deals(gravity, Way::RandomCells, deal_name); }});
    const std::string half_name = "link.deal_half." + std::string(name(gravity));
    workloads.push_back({half_name, [=] { return deals(gravity, Way::CopiedHalf, half_name); }});
  }
  return workloads;
}

}  // namespace quintet::cli
