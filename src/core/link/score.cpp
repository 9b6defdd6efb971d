#include "core/link/score.hpp"

#include <algorithm>

namespace quintet::link {
namespace {

constexpr Milliseconds kNone{0};

}  // namespace

TimedRules timed_rules(int tiles) {
  // Half a minute to start with, two seconds per pair, and two more for each pair found.
  return {.total = Milliseconds{30'000 + tiles * 1'000}, .per_pair = Milliseconds{2'000}};
}

TimedScore TimedScore::from(const State& state) {
  TimedScore score(state.rules);
  Earnings& earned = score.earnings_;
  earned = state.earnings;
  earned.points = std::max(earned.points, 0);
  earned.best_combo = std::clamp(earned.best_combo, 0, kComboMost);
  earned.combo = std::clamp(earned.combo, 0, earned.best_combo);
  earned.gained = std::max(earned.gained, kNone);
  score.clock_ = std::max(state.clock, kNone);
  earned.last_pair = std::clamp(earned.last_pair, kNone, score.clock_);
  const Milliseconds left = std::clamp(state.left, kNone, std::max(state.rules.total, kNone));
  score.spent_ = state.rules.total + earned.gained - left;
  return score;
}

void TimedScore::pass(Milliseconds time) {
  clock_ += time;
  spent_ += time;
}

Milliseconds TimedScore::combo_left() const {
  if (earnings_.combo == 0) return kNone;
  return std::max(kComboWindow - (clock_ - earnings_.last_pair), kNone);
}

Earned TimedScore::take_pair() {
  earnings_.combo = combo_left() > kNone ? std::min(earnings_.combo + 1, kComboMost) : 1;
  earnings_.best_combo = std::max(earnings_.best_combo, earnings_.combo);
  earnings_.last_pair = clock_;
  earnings_.gained += std::clamp(spent_ - earnings_.gained, kNone, rules_.per_pair);
  const Earned earned{kPairPoints * multiplier(earnings_.combo), earnings_.combo};
  earnings_.points += earned.points;
  return earned;
}

int TimedScore::finish() {
  const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(left()).count();
  const int bonus = static_cast<int>(seconds) * kPointsPerSecondLeft;
  earnings_.points += bonus;
  return bonus;
}

}  // namespace quintet::link
