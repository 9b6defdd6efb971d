// With how many threads a player thinks.
#pragma once

#include <cstdint>
#include <thread>

namespace quintet {

enum class Threads : std::uint8_t { One, Two };

// Two where the machine has a second core.
inline Threads usual_threads() {
  return std::thread::hardware_concurrency() > 1 ? Threads::Two : Threads::One;
}

}  // namespace quintet
