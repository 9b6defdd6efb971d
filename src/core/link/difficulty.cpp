#include "core/link/difficulty.hpp"

#include <algorithm>
#include <cmath>

#include "core/link/lines.hpp"
#include "core/link/playout.hpp"

namespace quintet::link {
namespace {

constexpr int kGames = 24;
constexpr int kPairsApart = 4;  // pairs are counted before every fourth
// A board on which every second game gets stuck counts like one whose pairs are 1.7 times as rare.
constexpr double kOfStuck = 1.5;
constexpr double kEasiest = 0.2,
                 kStep = 0.6;  // the bound of the first level, and the width of the next ones

}  // namespace

double Difficulty::hardness() const {
  return search + kOfStuck * stuck;
}

int Difficulty::level() const {
  if (stuck >= 1) return kHardestBoard;
  const double over = hardness() - kEasiest;
  const int above = over < 0 ? 0 : 1 + static_cast<int>(over / kStep);
  return std::min(kEasiestBoard + above, kHardestBoard);
}

Difficulty difficulty_of(const Board& board, const Rules& rules, const std::stop_token& stop) {
  Random random(0);
  Difficulty difficulty;
  int counts = 0, games = 0;
  for (; games < kGames && !stop.stop_requested(); ++games) {
    int step = 0;
    const auto count = [&](const Board& now) {
      if (step++ % kPairsApart != 0) return;
      const auto pairs = static_cast<double>(removable_pairs(now, rules.outside).size());
      if (pairs == 0) return;
      difficulty.search += std::log2(now.tiles() / (2 * pairs));
      ++counts;
    };
    if (!play_out(board, rules, random, count)) ++difficulty.stuck;
  }
  if (counts > 0) difficulty.search = std::max(0.0, difficulty.search / counts);
  if (games > 0) difficulty.stuck /= games;
  return difficulty;
}

}  // namespace quintet::link
