#include <algorithm>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/games.hpp"
#include "core/random.hpp"
#include "core/twenty48/bitboard.hpp"
#include "core/twenty48/packed_network.hpp"
#include "core/twenty48/player.hpp"
#include "core/twenty48/quick_slide.hpp"

namespace quintet::cli {
namespace {

using namespace twenty48;
using Clock = std::chrono::steady_clock;

constexpr int kGames = 20'000;

// Fast random numbers of which quality matters little.
class Chance {
 public:
  // A number below `bound`.
  std::uint64_t below(std::uint64_t bound) {
    state_ ^= state_ << 13U;
    state_ ^= state_ >> 7U;
    state_ ^= state_ << 17U;
    return (state_ >> 32U) * bound >> 32U;
  }

 private:
  std::uint64_t state_ = 0x2545'F491'4F6C'DD1DULL;
};

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

// Slides in random directions until nothing can move.
std::vector<Figure> play_at_random() {
  const Slides& slides = Slides::of(Rule::Classic);
  Chance chance;
  std::uint64_t moves = 0, score = 0;
  const auto start = Clock::now();
  for (int game = 0; game < kGames; ++game) {
    Bits board = with_new_tile(with_new_tile(0, chance), chance);
    for (;;) {
      const std::uint64_t first = chance.below(4);
      Slides::Result result{board, 0};
      for (std::uint64_t tried = 0; tried < 4 && result.board == board; ++tried)
        result = slides.slide(board, kDirections[(first + tried) % 4]);
      if (result.board == board) break;
      score += result.gained;
      board = with_new_tile(result.board, chance);
      ++moves;
    }
  }
  const double seconds = seconds_since(start);
  return {{"2048.random_moves", static_cast<double>(moves) / seconds, "/s"},
          {"2048.random_score", static_cast<double>(score) / kGames, ""}};
}

Expected<std::vector<Figure>, ParseError> unpack() {
  std::vector<Figure> figures;
  for (const Stage stage : kStages) {
    const auto start = Clock::now();
    const auto network = unpack_network(packed_network(stage));
    const double seconds = seconds_since(start);
    if (!network) return tl::unexpected(network.error());
    const std::string late = stage == Stage::Late ? "_late" : "";
    figures.push_back({"2048.unpack" + late, 1000 * seconds, "ms"});
    figures.push_back({"2048.unpacked" + late, 1e-6 * static_cast<double>(network->weights().bytes()), "MB"});
  }
  return figures;
}

// Whole games by the quick player.
std::vector<Figure> play_quickly() {
  constexpr int kQuickGames = 200;
  const Slides& slides = Slides::of(Rule::Classic);
  const std::array networks{shipped_network(Stage::Rise), shipped_network(Stage::Late)};
  std::uint64_t moves = 0;
  Chance chance;
  const auto start = Clock::now();
  for (int game = 0; game < kQuickGames; ++game) {
    std::optional<Bits> board = with_new_tile(with_new_tile(0, chance), chance);
    while ((board = quick_slide(*networks[static_cast<std::size_t>(stage_of(*board))], slides, *board))) {
      board = with_new_tile(*board, chance);
      ++moves;
    }
  }
  return {{"2048.quick_moves", static_cast<double>(moves) / seconds_since(start), "/s"}};
}

// Boards from all parts of a game by the quick player.
std::vector<Board> boards_of_a_game() {
  constexpr int kApart = 97;
  std::vector<Board> boards;
  Game game(deal({}, Random(1)));
  Player player(shipped_network, {});
  while (!game.over()) {
    if (game.moves() % kApart == 0) boards.push_back(game.board());
    game.play({.direction = player.think(game.board(), Level::Quick).best});
  }
  return boards;
}

// The time that the searching levels take, and their signature: the number of nodes, which changes when the search or
// the weights change.
std::vector<Figure> think() {
  const std::vector<Board> boards = boards_of_a_game();
  std::vector<Figure> figures;
  std::uint64_t nodes = 0;
  double all = 0;
  for (const Level level : {Level::Strong, Level::Best}) {
    Player player(shipped_network, {});
    double most = 0, sum = 0;
    for (const Board& board : boards) {
      const auto start = Clock::now();
      nodes += player.think(board, level).nodes;
      const double seconds = seconds_since(start);
      most = std::max(most, seconds);
      sum += seconds;
    }
    const std::string name = "2048." + std::string(twenty48::name(level));
    figures.push_back({name, 1000 * sum / static_cast<double>(boards.size()), "ms"});
    figures.push_back({name + "_most", 1000 * most, "ms"});
    all += sum;
  }
  figures.push_back({"2048.nodes", static_cast<double>(nodes) / all, "/s"});
  figures.push_back({"2048.signature", static_cast<double>(nodes), "nodes"});
  return figures;
}

}  // namespace

std::vector<Workload> twenty48_workloads() {
  return {{"2048.random", play_at_random},
          {"2048.unpack", unpack},
          {"2048.quick", play_quickly},
          {"2048.think", think}};
}

}  // namespace quintet::cli
