// The time of the Gomocup protocol: how long a move may take, and a clock that asks the search to stop.
#pragma once

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace quintet::cli {

using Milliseconds = std::chrono::milliseconds;

// A number of milliseconds as somebody else tells it, brought to what a clock can do: none to three days.
constexpr std::int64_t allowed_time(std::int64_t milliseconds) {
  constexpr std::int64_t kThreeDays = Milliseconds(std::chrono::hours(72)).count();
  return std::clamp(milliseconds, std::int64_t{0}, kThreeDays);
}

// What INFO tells of the time, in milliseconds that are allowed_time.
struct TimeRules {
  std::int64_t turn = 30'000;             // for a move; 0: as fast as can be
  std::int64_t match = 0;                 // for a game; 0: no limit
  std::optional<std::int64_t> left = {};  // of the game's time

  // For the next move; what the other side needs to hear of it is left out.
  Milliseconds budget(int stones) const {
    constexpr std::int64_t kTransit = 40, kReserve = 12, kLeast = 5;
    constexpr int kExpected = 60;  // stones in a game
    constexpr int kFewest = 10;    // moves that are still expected at the least
    std::int64_t most = turn > 0 ? turn - kTransit - turn / kReserve : kLeast;
    if (match > 0) {
      const std::int64_t rest = left.value_or(match) - kTransit;
      most = std::min(most, rest / std::max(kFewest, (kExpected - stones) / 2));
    }
    return Milliseconds(std::max(most, kLeast));
  }
};

// Asks a search to stop when the time is over.
class Alarm {
 public:
  explicit Alarm(Milliseconds time)
      : thread_([this, time](const std::stop_token& done) {
          std::unique_lock lock(mutex_);
          waiting_.wait_for(lock, done, time, [] { return false; });
          rings_.request_stop();
        }) {}
  std::stop_token token() const { return rings_.get_token(); }

 private:
  std::mutex mutex_;
  std::condition_variable_any waiting_;
  std::stop_source rings_;
  std::jthread thread_;
};

}  // namespace quintet::cli
