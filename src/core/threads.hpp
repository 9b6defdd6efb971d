// With how many threads a player thinks.
#pragma once

#include <cstdint>
#include <thread>

namespace quintet {

enum class Threads : std::uint8_t { One, Two };

constexpr Threads threads_of(int number) {
  return number > 1 ? Threads::Two : Threads::One;
}

// Two where the machine has a second core.
inline Threads usual_threads() {
  return threads_of(static_cast<int>(std::thread::hardware_concurrency()));
}

}  // namespace quintet
