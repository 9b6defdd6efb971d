// Divides elapsed time into fixed steps of 1/120 s, so that a game runs the same on a slow and on a fast
// machine. The remainder after the steps goes to drawing, which shows that much time ahead. (Fiedler, "Fix Your
// Timestep".)
#pragma once

#include "engine/scene/duration.hpp"

namespace quintet {

class Timestep {
 public:
  static constexpr Duration kStep{8'333'333};
  // After a hitch the game lags behind the clock instead of jumping: more steps than these are dropped.
  static constexpr int kMostSteps = 8;

  // Adds the time since the last call and returns the number of steps to run now. After an idle wait whose
  // length was planned, `most` may be larger, since nothing moved that could jump.
  int advance(Duration elapsed, int most = kMostSteps);

  // The time that no step has covered yet; always less than a step.
  Duration remainder() const { return remainder_; }

 private:
  Duration remainder_{0};
};

}  // namespace quintet
