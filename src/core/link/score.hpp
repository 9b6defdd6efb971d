// Time and score of the modes with a clock, as a pure value. The core has no clock: the caller passes the elapsed time.
#pragma once

#include <algorithm>
#include <chrono>

namespace quintet::link {

using Milliseconds = std::chrono::milliseconds;

struct TimedRules {
  Milliseconds total{};     // the full time bar, which is also its start
  Milliseconds per_pair{};  // added by each pair, up to the full bar
  friend bool operator==(const TimedRules&, const TimedRules&) = default;
};

inline constexpr Milliseconds kComboWindow{3000};
inline constexpr int kPairPoints = 100;
inline constexpr int kMultiplierLimit = 10;      // for any longer combo
inline constexpr int kComboMost = 64 * 64 / 2;   // the pairs of the largest board
inline constexpr int kPointsPerSecondLeft = 20;  // when the board is won
inline constexpr Milliseconds kHintCost{5000};
inline constexpr Milliseconds kShuffleCost{10000};

// By the number of dealt tiles.
TimedRules timed_rules(int tiles);

// What one pair has earned.
struct Earned {
  int points = 0;
  int combo = 1;  // the pairs in a row so far, each within the combo time of the one before
};

// The factor for the points of pair number `combo` in a row.
constexpr int multiplier(int combo) {
  return std::clamp(combo, 1, kMultiplierLimit);
}

// The earnings of the pairs removed so far. Undo and redo restore them exactly, but not the elapsed time.
struct Earnings {
  int points = 0;
  int combo = 0;  // the number of pairs in a row up to the last one
  int best_combo = 0;
  Milliseconds gained{};     // time added to the time bar
  Milliseconds last_pair{};  // clock time of the last pair
  friend bool operator==(const Earnings&, const Earnings&) = default;
};

class TimedScore {
 public:
  // The complete state, for saves.
  struct State {
    TimedRules rules;
    Earnings earnings;
    Milliseconds clock{};  // playing time so far
    Milliseconds left{};   // on the time bar
    friend bool operator==(const State&, const State&) = default;
  };

  TimedScore() = default;
  explicit TimedScore(TimedRules rules) : rules_(rules) {}

  State state() const { return {rules_, earnings_, clock_, left()}; }
  // Values that play cannot reach, as in a damaged save, are clamped to the nearest possible ones.
  static TimedScore from(const State& state);

  // Advances the clock: the time bar empties and the combo runs out.
  void pass(Milliseconds time);
  // A pair was taken: the combo grows if the last pair was less than 3 s ago, and multiplies the points.
  Earned take_pair();
  // A hint or a shuffle costs time.
  void pay(Milliseconds cost) { spent_ += cost; }
  // The board is won: the rest of the time bar becomes points, which are returned.
  int finish();
  // Restores the earnings of another position after undo or redo.
  void restore(const Earnings& earnings) { earnings_ = earnings; }

  const Earnings& earnings() const { return earnings_; }
  Milliseconds left() const { return std::max(rules_.total + earnings_.gained - spent_, Milliseconds{}); }
  Milliseconds total() const { return rules_.total; }
  bool out_of_time() const { return left() <= Milliseconds::zero(); }
  int points() const { return earnings_.points; }
  // A pair extends the combo if combo_left() is not zero.
  int combo() const { return earnings_.combo; }
  Milliseconds combo_left() const;
  int best_combo() const { return earnings_.best_combo; }

  friend bool operator==(const TimedScore&, const TimedScore&) = default;

 private:
  TimedRules rules_;
  Earnings earnings_;
  Milliseconds clock_{};  // playing time so far
  Milliseconds spent_{};  // elapsed time, and time paid for help
};

}  // namespace quintet::link
