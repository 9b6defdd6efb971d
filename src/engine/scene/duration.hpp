// Lengths of time as every layer above the core counts them: whole nanoseconds, so that rounding errors
// do not add up in a long game.
#pragma once

#include <chrono>

namespace quintet {

using Duration = std::chrono::nanoseconds;

constexpr Duration milliseconds(long long count) {
  return std::chrono::milliseconds(count);
}

constexpr double seconds(Duration time) {
  return std::chrono::duration<double>(time).count();
}

}  // namespace quintet
