#include "core/link/score.hpp"

#include <algorithm>

namespace quintet::link {
namespace {

constexpr Milliseconds kNone{0};

}  // namespace

TimedRules timed_rules(int tiles) {
  // Half a minute to look around, two seconds a pair, and two more when it is found.
  return {.total = Milliseconds{30'000 + tiles * 1'000}, .per_pair = Milliseconds{2'000}};
}

TimedScore TimedScore::from(const State& state) {
  TimedScore score(state.rules);
  score.state_.left = std::clamp(state.left, kNone, std::max(state.rules.total, kNone));
  score.state_.combo_left = std::clamp(state.combo_left, kNone, kComboWindow);
  score.state_.points = std::max(state.points, 0);
  score.state_.best_combo = std::clamp(state.best_combo, 0, kComboMost);
  score.state_.combo = std::clamp(state.combo, 0, score.state_.best_combo);
  return score;
}

void TimedScore::pass(Milliseconds time) {
  state_.left = std::max(state_.left - time, kNone);
  state_.combo_left = std::max(state_.combo_left - time, kNone);
}

Earned TimedScore::take_pair() {
  state_.combo = state_.combo_left > kNone ? std::min(state_.combo + 1, kComboMost) : 1;
  state_.best_combo = std::max(state_.best_combo, state_.combo);
  state_.combo_left = kComboWindow;
  state_.left = std::min(state_.left + state_.rules.per_pair, state_.rules.total);
  const Earned earned{kPairPoints * multiplier(state_.combo), state_.combo};
  state_.points += earned.points;
  return earned;
}

void TimedScore::pay(Milliseconds cost) {
  state_.left = std::max(state_.left - cost, kNone);
}

int TimedScore::finish() {
  const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(state_.left).count();
  const int bonus = static_cast<int>(seconds) * kPointsPerSecondLeft;
  state_.points += bonus;
  return bonus;
}

}  // namespace quintet::link
