// The timed mode as a pure value. The core owns no clock: the caller passes the time that has gone by.
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

// What the pairs on the board have earned. It goes back and forth with undo and redo, which give back exactly what was
// there; the time that has gone by does not.
struct Earnings {
  int points = 0;
  int combo = 0;  // the pairs in a row up to the last one
  int best_combo = 0;
  Milliseconds gained{};     // seconds won for the bar of time
  Milliseconds last_pair{};  // the clock when the last pair was taken
  friend bool operator==(const Earnings&, const Earnings&) = default;
};

class TimedScore {
 public:
  // Everything, for saves.
  struct State {
    TimedRules rules;
    Earnings earnings;
    Milliseconds clock{};  // of play so far
    Milliseconds left{};   // of the bar of time
    friend bool operator==(const State&, const State&) = default;
  };

  TimedScore() = default;
  explicit TimedScore(TimedRules rules) : rules_(rules) {}

  State state() const { return {rules_, earnings_, clock_, left()}; }
  // Values that play cannot reach, as a damaged save may hold, are drawn to the nearest that it can.
  static TimedScore from(const State& state);

  // Time goes by: the bar empties, the combo cools down.
  void pass(Milliseconds time);
  // A pair taken: the combo grows when the last pair was less than 3 s ago, and multiplies the points.
  Earned take_pair();
  // A hint or a shuffle costs time.
  void pay(Milliseconds cost) { spent_ += cost; }
  // The board won: what is left of the bar becomes points, which are returned.
  int finish();
  // The pairs on the board are those of another moment, by undo or redo.
  void restore(const Earnings& earnings) { earnings_ = earnings; }

  const Earnings& earnings() const { return earnings_; }
  Milliseconds left() const { return std::max(rules_.total + earnings_.gained - spent_, Milliseconds{}); }
  Milliseconds total() const { return rules_.total; }
  bool out_of_time() const { return left() <= Milliseconds::zero(); }
  int points() const { return earnings_.points; }
  // It grows with a pair that comes while combo_left() is not zero.
  int combo() const { return earnings_.combo; }
  Milliseconds combo_left() const;
  int best_combo() const { return earnings_.best_combo; }

  friend bool operator==(const TimedScore&, const TimedScore&) = default;

 private:
  TimedRules rules_;
  Earnings earnings_;
  Milliseconds clock_{};  // of play so far
  Milliseconds spent_{};  // time that has gone by or was paid for help
};

}  // namespace quintet::link
