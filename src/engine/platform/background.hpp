// One computation off the main thread: a search, a deal. The scene copies what the computation needs into it,
// polls for the outcome, and when the scene is destroyed, the computation is asked to stop and joined. So a
// computation must check its stop token at least every 20 ms.
#pragma once

#include <atomic>
#include <exception>
#include <functional>
#include <optional>
#include <stop_token>
#include <system_error>
#include <thread>
#include <utility>

#include "engine/expected.hpp"
#include "engine/platform/problem.hpp"

namespace quintet {

template <class Result>
class Background {
 public:
  using Computation = std::function<Result(std::stop_token)>;
  // The error is the message of the exception that ended the computation.
  using Outcome = Expected<Result, Problem>;

  // `wake` is called from the other thread when an outcome is available, to wake the main loop.
  explicit Background(std::function<void()> wake = {}) : wake_(std::move(wake)) {}
  Background(const Background&) = delete;
  Background& operator=(const Background&) = delete;
  ~Background() { cancel(); }

  // Cancels a running computation, then starts this one. Where the system has no thread left, the outcome is
  // an error.
  void start(Computation computation) {
    cancel();
    finished_ = false;
    try {
      thread_ = std::jthread(
          [this, compute = std::move(computation)](std::stop_token stop) { run(compute, stop); });
    } catch (const std::system_error& error) {
      fail(error.what());
      finished_ = true;
    }
    running_ = true;
  }

  // The outcome, once. Nothing as long as the computation runs.
  std::optional<Outcome> poll() {
    if (!running_ || !finished_) return std::nullopt;
    join();
    running_ = false;
    return std::exchange(outcome_, std::nullopt);
  }

  // Whether an outcome is still to be polled.
  bool running() const { return running_; }

  // Asks the computation to finish early; its outcome, the best so far, is polled as usual.
  void hurry() {
    if (running_) thread_.request_stop();
  }

  // Stops and waits; the outcome is dropped.
  void cancel() {
    if (!running_) return;
    thread_.request_stop();
    join();
    running_ = false;
    outcome_.reset();
  }

 private:
  void join() {
    if (thread_.joinable()) thread_.join();
  }

  void run(const Computation& compute, std::stop_token stop) {
    try {
      outcome_.emplace(compute(std::move(stop)));
    } catch (const std::exception& error) {
      fail(error.what());
    } catch (...) {
      fail("unknown exception");
    }
    finished_ = true;
    if (wake_) wake_();
  }

  void fail(const char* message) { outcome_.emplace(tl::unexpected(Problem{message})); }

  std::function<void()> wake_;
  bool running_ = false;                // the main thread's own
  std::atomic<bool> finished_ = false;  // set last by the other thread, which hands over the outcome
  std::optional<Outcome> outcome_;
  std::jthread thread_;
};

}  // namespace quintet
