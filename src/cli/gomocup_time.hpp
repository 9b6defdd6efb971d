// Time in the Gomocup protocol: how long a move may take, and an alarm that stops a search.
#pragma once

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>

namespace quintet::cli {

using Microseconds = std::chrono::microseconds;
using Milliseconds = std::chrono::milliseconds;

// Limits a number of milliseconds from the protocol to what a clock can represent: 0 to three days.
constexpr std::int64_t allowed_time(std::int64_t milliseconds) {
  constexpr std::int64_t kThreeDays = Milliseconds(std::chrono::hours(72)).count();
  return std::clamp(milliseconds, std::int64_t{0}, kThreeDays);
}

// The time limits that INFO sets, in milliseconds within allowed_time.
struct TimeRules {
  std::int64_t turn = 30'000;             // for a move; 0: as fast as possible
  std::int64_t match = 0;                 // for a game; 0: no limit
  std::optional<std::int64_t> left = {};  // what remains of the game's time

  // For the next move, less a reserve for sending the answer.
  Microseconds budget(int stones) const {
    constexpr int kExpected = 60;  // stones in a game
    constexpr int kFewest = 10;    // moves that are still expected at the least
    if (match == 0) return of_turn();
    const Microseconds rest = Microseconds(Milliseconds(left.value_or(match))) - kTransit;
    return std::min(of_turn(), std::max(rest / std::max(kFewest, (kExpected - stones) / 2), kShortest));
  }
  // How much of a budget may have passed when a further depth begins, which takes longer than all before it together.
  // What is left of a turn is lost; what is left of a match serves later moves.
  Microseconds to_begin(Microseconds budget) const { return budget < of_turn() ? budget / 2 : budget; }

 private:
  static constexpr Microseconds kTransit = Milliseconds(40), kShortest = Milliseconds(5);

  Microseconds of_turn() const {
    constexpr int kReserve = 25;  // one part of so many
    const Microseconds whole = Milliseconds(turn);
    // For short turns the reserve is two thirds of the turn.
    return turn > 0 ? whole - std::min(kTransit, whole * 2 / 3) - whole / kReserve : kShortest;
  }
};

// Stops a search when its time is over, or earlier when `interrupt` is raised.
class Alarm {
 public:
  // The minimum time of an interrupted search, so that a script that ends its input early gets a sensible move.
  static constexpr Microseconds kGrace = Milliseconds(20);

  explicit Alarm(Microseconds time, std::stop_token interrupt = {})
      : interrupt_(std::move(interrupt)),
        end_(Clock::now() + time),
        grace_end_(Clock::now() + std::min(time, kGrace)),
        thread_([this](const std::stop_token& done) { wait(done); }),
        on_interrupt_(interrupt_, Wake{*this}) {}
  Alarm(const Alarm&) = delete;
  Alarm& operator=(const Alarm&) = delete;
  ~Alarm() = default;

  std::stop_token token() const { return stop_.get_token(); }

 private:
  using Clock = std::chrono::steady_clock;
  struct Wake {
    Alarm& alarm;
    void operator()() const {
      // The lock ensures that the thread does not miss the notification between its check and its wait.
      { const std::scoped_lock lock(alarm.mutex_); }
      alarm.waiting_.notify_all();
    }
  };

  void wait(const std::stop_token& done) {
    std::unique_lock lock(mutex_);
    waiting_.wait_until(lock, done, grace_end_, [] { return false; });
    waiting_.wait_until(lock, done, end_, [this] { return interrupt_.stop_requested(); });
    stop_.request_stop();
  }

  std::stop_token interrupt_;
  Clock::time_point end_, grace_end_;
  std::mutex mutex_;
  std::condition_variable_any waiting_;
  std::stop_source stop_;
  std::jthread thread_;
  std::stop_callback<Wake> on_interrupt_;
};

}  // namespace quintet::cli
