#include <array>
#include <chrono>
#include <string_view>
#include <vector>

#include "cli/games.hpp"
#include "cli/gomocup_time.hpp"
#include "core/gomoku/position.hpp"
#include "core/gomoku/search.hpp"

namespace quintet::cli {
namespace {

using namespace gomoku;
using Clock = std::chrono::steady_clock;

// Openings without threats, and middle game positions.
constexpr std::array<std::string_view, 6> kOpenings{"h8i9g10",    "h8i9f6",   "h8i7k9",
                                                    "h8j10g7i11", "h8g7i5j6", "h8i10f9g6j7"};
constexpr std::array<std::string_view, 4> kMiddleGames{"h8i9g10h9i8j7g7f6", "j9i9j7k7l5l7j5j8l6j6i8k6",
                                                       "h8h9g9i7f7h7f9g8i8j9",
                                                       "j10i9g10g9h9h10i11f8g8h7g7g6i12f9f7"};

Board board_after(std::string_view moves) {
  return gomoku::board_after(read_points(moves, kUsualSide).value());
}

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

std::vector<Figure> nodes_per_second() {
  constexpr std::uint64_t kNodes = 300'000;
  std::uint64_t nodes = 0;
  double seconds = 0;
  for (const std::string_view moves : kMiddleGames) {
    Searcher searcher;
    const auto start = Clock::now();
    nodes += searcher.think(board_after(moves), Rule::Freestyle, {.nodes = kNodes}, Random(1)).nodes;
    seconds += seconds_since(start);
  }
  return {{"gomoku.nodes", static_cast<double>(nodes) / seconds, "/s"}};
}

// Places and removes stones near each other, as a search does.
std::vector<Figure> places_per_second() {
  constexpr int kRounds = 20'000;
  std::uint64_t places = 0;
  const auto start = Clock::now();
  for (const std::string_view moves : kMiddleGames) {
    Position position(board_after(moves), Rule::Freestyle);
    std::vector<Cell> near;
    for (Cell cell = 0; cell < position.cells(); ++cell) {
      if (position.is_empty(cell) && position.is_near(cell)) near.push_back(cell);
    }
    for (std::size_t i = 0; i < kRounds; ++i) {
      const Cell first = near[i % near.size()], second = near[(i * 7 + 3) % near.size()];
      if (first == second) continue;
      position.place(first);
      position.place(second);
      position.take_back();
      position.take_back();
      places += 2;
    }
  }
  return {{"gomoku.places", static_cast<double>(places) / seconds_since(start), "/s"}};
}

// The last depth completed within a second.
std::vector<Figure> depth_in_a_second() {
  double sum = 0;
  for (const std::string_view moves : kOpenings) {
    Searcher searcher;
    const Board board = board_after(moves);
    const Alarm alarm(std::chrono::seconds(1));
    sum += searcher.think(board, Rule::Freestyle, {}, Random(1), alarm.token()).depth;
  }
  return {{"gomoku.depth", sum / kOpenings.size(), "plies"}};
}

// The search signature: the number of nodes for fixed positions and a fixed depth. It changes when the search changes.
std::vector<Figure> signature() {
  constexpr int kDepth = 8;
  std::uint64_t nodes = 0;
  for (const auto rule : kRules) {
    for (const std::string_view moves : kMiddleGames) {
      Searcher searcher(std::size_t{1} << 22U);
      nodes += searcher.think(board_after(moves), rule, {.depth = kDepth}, Random(1)).nodes;
    }
  }
  return {{"gomoku.signature", static_cast<double>(nodes), "nodes"}};
}

}  // namespace

std::vector<Workload> gomoku_workloads() {
  return {{"gomoku.nodes", nodes_per_second},
          {"gomoku.places", places_per_second},
          {"gomoku.depth", depth_in_a_second},
          {"gomoku.signature", signature}};
}

}  // namespace quintet::cli
