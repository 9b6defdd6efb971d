// The timed mode and the stars as pure values: the scene tells how much time has gone by, this tells the
// rest. The core owns no clock.
#pragma once

#include <algorithm>
#include <chrono>

namespace quintet::link {

using Milliseconds = std::chrono::milliseconds;

struct TimedRules {
  Milliseconds total{};     // the full time bar, and where it starts
  Milliseconds per_pair{};  // won by each pair, never above the full bar
  friend bool operator==(const TimedRules&, const TimedRules&) = default;
};

inline constexpr Milliseconds kComboWindow{3000};
inline constexpr int kPairPoints = 100;
inline constexpr int kMultiplierLimit = 10;      // however long the combo
inline constexpr int kComboMost = 64 * 64 / 2;   // the pairs of the largest board
inline constexpr int kPointsPerSecondLeft = 20;  // once the board is won
inline constexpr Milliseconds kHintCost{5000};
inline constexpr Milliseconds kShuffleCost{10000};

// By the number of tiles dealt.
TimedRules timed_rules(int tiles);

// What one pair earned.
struct Earned {
  int points = 0;
  int combo = 1;  // the pairs taken in a row by now, each within the window of the one before
};

// How many times its points a pair is worth that is number `combo` in a row.
constexpr int multiplier(int combo) {
  return std::clamp(combo, 1, kMultiplierLimit);
}

class TimedScore {
 public:
  // Everything, for saves.
  struct State {
    TimedRules rules;
    Milliseconds left{};
    Milliseconds combo_left{};
    int points = 0;
    int combo = 0;
    int best_combo = 0;
    friend bool operator==(const State&, const State&) = default;
  };

  TimedScore() = default;
  explicit TimedScore(TimedRules rules) : state_{.rules = rules, .left = rules.total} {}

  const State& state() const { return state_; }
  // Values that play cannot reach, as a damaged save may hold, are drawn to the nearest that it can.
  static TimedScore from(const State& state);

  // Time goes by: the bar empties, the combo cools down.
  void pass(Milliseconds time);
  // A pair taken: the combo grows when the last pair was less than 3 s ago, and multiplies the points.
  Earned take_pair();
  // A hint or a shuffle costs time.
  void pay(Milliseconds cost);
  // The board won: what is left of the bar becomes points, which are returned.
  int finish();

  Milliseconds left() const { return state_.left; }
  Milliseconds total() const { return state_.rules.total; }
  bool out_of_time() const { return state_.left <= Milliseconds::zero(); }
  int points() const { return state_.points; }
  // The pairs in a row up to the last one; it grows with a pair that comes while combo_left() is not zero.
  int combo() const { return state_.combo; }
  Milliseconds combo_left() const { return state_.combo_left; }
  int best_combo() const { return state_.best_combo; }

  friend bool operator==(const TimedScore&, const TimedScore&) = default;

 private:
  State state_;
};

}  // namespace quintet::link
