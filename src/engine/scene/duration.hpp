// Lengths of time as every layer above the core counts them: whole nanoseconds, so that a long game never
// drifts by rounding.
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
