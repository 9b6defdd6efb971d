// A player's strength as games against opponents of known strength show it: a normal distribution that narrows with every game
// (M. Glickman, "Parameter estimation in large dynamic paired comparison experiments", Applied Statistics 48, 1999). 400 points
// more mean that of eleven games ten are won.
#pragma once

namespace quintet {

struct Rating {
  static constexpr double kUnknown = 400;  // deviation before the first game
  double strength = 0;
  double deviation = kUnknown;  // standard deviation
};

// After one more game. `score`: 1 for a victory, 0.5 for a draw, 0 for a defeat.
Rating rated(const Rating& before, double opponent, double score);

}  // namespace quintet
