#include "engine/scene/timestep.hpp"

#include <algorithm>
#include <cassert>

namespace quintet {

int Timestep::advance(Duration elapsed, int most) {
  assert(most >= 0);
  remainder_ += std::max(elapsed, Duration::zero());
  const auto due = remainder_ / kStep;
  remainder_ %= kStep;
  return static_cast<int>(std::min<Duration::rep>(due, most));
}

}  // namespace quintet
