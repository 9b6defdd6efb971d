#include "core/twenty48/goal_chance.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>

#include "core/twenty48/bitboard.hpp"
#include "core/twenty48/lowered.hpp"
#include "core/twenty48/quick_slide.hpp"

namespace quintet::twenty48 {
namespace {

constexpr int kStopCheck = 256;  // moves from one look at the stop to the next, over all playouts

// A game by the quick player that ends with the goal or with the board full. Tiles above 32768 are lowered on the way.
class Playout {
 public:
  Playout(const FindNetwork& find_network, const Rules& rules, Random& random)
      : find_network_(find_network), slides_(Slides::of(rules.rule)), rules_(rules), random_(random) {}

  // Nothing after a stop, or where there is no network. Requires a goal above the largest tile.
  std::optional<bool> reaches(Bits board, int goal, const std::stop_token& stop) {
    for (;;) {
      if (moves_++ % kStopCheck == 0 && stop.stop_requested()) return std::nullopt;
      const Network* const network = network_for(board, stop);
      if (network == nullptr) return std::nullopt;
      const auto next = quick_slide(*network, slides_, board);
      if (!next) return false;
      board = *next;
      if (goal <= static_cast<int>(kMostInBits) && has_tile(board, static_cast<unsigned>(goal))) return true;
      if (has_tile(board, kMostInBits)) {
        const Lowered low = lowered(board);
        board = low.bits;
        goal -= low.steps;
      }
      board = rules_.only_twos ? board | draw_empty_cell(board, random_) : with_new_tile(board, random_);
    }
  }

 private:
  const Network* network_for(Bits board, const std::stop_token& stop) {
    const Stage stage = stage_of(board);
    auto& network = networks_[static_cast<std::size_t>(stage)];
    if (!network) network = find_network_(stage, stop);
    return network.get();
  }

  const FindNetwork& find_network_;
  std::array<std::shared_ptr<const Network>, kStages.size()> networks_;
  const Slides& slides_;
  const Rules& rules_;
  Random& random_;
  int moves_ = 0;
};

}  // namespace

Exponent next_goal(const Board& board) {
  return std::max<Exponent>(kUsualTarget, static_cast<Exponent>(largest(board) + 1));
}

GoalChance goal_chance(const FindNetwork& find_network, const Board& board, const Rules& rules, Exponent goal,
                       int playouts, Random random, const std::stop_token& stop) {
  GoalChance chance{.goal = goal};
  if (largest(board) >= goal) return {goal, playouts, playouts};
  const std::optional<Lowered> low = lowered(board);
  if (!low) return chance;
  Playout playout(find_network, rules, random);
  for (int i = 0; i < playouts; ++i) {
    const std::optional<bool> reached = playout.reaches(low->bits, goal - low->steps, stop);
    if (!reached) break;
    ++chance.playouts;
    chance.reached += *reached ? 1 : 0;
  }
  return chance;
}

}  // namespace quintet::twenty48
