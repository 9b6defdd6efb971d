#include "core/link/score.hpp"

#include <algorithm>

namespace quintet::link {

TimedRules timed_rules(int tiles) {
  // About a second and a half a tile at the start; each pair gives back some of it.
  return {.total = Milliseconds{30'000 + tiles * 1'000}, .per_pair = Milliseconds{2'000}};
}

void TimedScore::pass(Milliseconds time) {
  left_ = std::max(left_ - time, Milliseconds::zero());
  combo_left_ = std::max(combo_left_ - time, Milliseconds::zero());
}

Earned TimedScore::take_pair() {
  combo_ = combo_left_ > Milliseconds::zero() ? std::min(combo_ + 1, kComboLimit) : 1;
  best_combo_ = std::max(best_combo_, combo_);
  combo_left_ = kComboWindow;
  left_ = std::min(left_ + rules_.per_pair, rules_.total);
  const Earned earned{kPairPoints * combo_, combo_};
  points_ += earned.points;
  return earned;
}

void TimedScore::pay(Milliseconds cost) {
  left_ = std::max(left_ - cost, Milliseconds::zero());
}

int TimedScore::finish() {
  const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(left_).count();
  const int bonus = static_cast<int>(seconds) * kPointsPerSecondLeft;
  points_ += bonus;
  return bonus;
}

TimedScore TimedScore::from(const State& state) {
  TimedScore score(state.rules);
  score.left_ = state.left;
  score.combo_left_ = state.combo_left;
  score.points_ = state.points;
  score.combo_ = state.combo;
  score.best_combo_ = state.best_combo;
  return score;
}

}  // namespace quintet::link
