#include "games/twenty48/advisor.hpp"

#include "games/twenty48/learned.hpp"

namespace quintet::twenty48 {
namespace {

constexpr int kPlayouts = 200;
constexpr std::uint64_t kPlayoutSeed = 2048;  // the same board always has the same chance

}  // namespace

Player& Advisor::player(const Rules& rules, const std::stop_token& stop) {
  const bool learned = network_ != nullptr;
  if (!network_) network_ = learned_network(rules, stop);
  if (!player_ || rules_ != rules || learned != (network_ != nullptr)) player_.emplace(network_.get(), rules);
  rules_ = rules;
  return *player_;
}

void Advisor::ask_move(const Game& game, Level level) {
  background_.start([this, board = game.board(), rules = game.rules(), level](const std::stop_token& stop) {
    return Advice{board, player(rules, stop).think(board, level, stop), {}, {}};
  });
}

void Advisor::ask_hint(const Game& game) {
  background_.start([this, board = game.board(), rules = game.rules()](const std::stop_token& stop) {
    Advice advice{board, player(rules, stop).think(board, Level::Best, stop), {}, {}};
    advice.reasons = reasons(board, rules, advice.thought, advice.thought.best);
    if (!network_) return advice;
    const GoalChance chance =
        goal_chance(*network_, board, rules, next_goal(board), kPlayouts, Random(kPlayoutSeed), stop);
    if (chance.playouts > 0) advice.chance = chance;
    return advice;
  });
}

}  // namespace quintet::twenty48
