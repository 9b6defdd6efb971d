#include <chrono>
#include <cstdint>

#include "cli/bench.hpp"
#include "core/random.hpp"
#include "core/twenty48/bitboard.hpp"

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
  const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
  return {{"2048.random_moves", static_cast<double>(moves) / seconds, "/s"},
          {"2048.random_score", static_cast<double>(score) / kGames, ""}};
}

}  // namespace

std::vector<Workload> twenty48_workloads() {
  return {{"2048.random", play_at_random}};
}

}  // namespace quintet::cli
