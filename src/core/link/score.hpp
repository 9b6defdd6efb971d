// The timed mode and the stars as pure values: the scene tells how much time has gone by, this tells the
// rest. The core owns no clock.
#pragma once

#include <chrono>

namespace quintet::link {

using Milliseconds = std::chrono::milliseconds;

struct TimedRules {
  Milliseconds total{};     // the full time bar, and where it starts
  Milliseconds per_pair{};  // won by each pair, never above the full bar
};

inline constexpr Milliseconds kComboWindow{3000};
inline constexpr int kPairPoints = 100;
inline constexpr int kComboLimit = 10;           // the multiplier grows no further
inline constexpr int kPointsPerSecondLeft = 20;  // once the board is won
inline constexpr Milliseconds kHintCost{5000};
inline constexpr Milliseconds kShuffleCost{10000};

// By the number of tiles dealt.
TimedRules timed_rules(int tiles);

// What one pair earned.
struct Earned {
  int points = 0;
  int combo = 1;
};

class TimedScore {
 public:
  TimedScore() = default;
  explicit TimedScore(TimedRules rules) : rules_(rules), left_(rules.total) {}

  // Time goes by: the bar empties, the combo cools down.
  void pass(Milliseconds time);
  // A pair taken: points times the combo, which grows when the last pair was at most 3 s ago.
  Earned take_pair();
  // A hint or a shuffle costs time.
  void pay(Milliseconds cost);
  // The board won: what is left of the bar becomes points.
  int finish();

  Milliseconds left() const { return left_; }
  Milliseconds total() const { return rules_.total; }
  bool out_of_time() const { return left_ <= Milliseconds::zero(); }
  int points() const { return points_; }
  // The multiplier that the next pair gets if it comes now, and how long that holds.
  int combo() const { return combo_; }
  Milliseconds combo_left() const { return combo_left_; }
  int best_combo() const { return best_combo_; }

  // For saves: everything in one word, and back.
  struct State {
    TimedRules rules;
    Milliseconds left{};
    Milliseconds combo_left{};
    int points = 0;
    int combo = 0;
    int best_combo = 0;
  };
  State state() const { return {rules_, left_, combo_left_, points_, combo_, best_combo_}; }
  static TimedScore from(const State& state);

 private:
  TimedRules rules_;
  Milliseconds left_{};
  Milliseconds combo_left_{};
  int points_ = 0;
  int combo_ = 0;
  int best_combo_ = 0;
};

}  // namespace quintet::link
