// One computation off the main thread: a search, a deal. The scene copies what the computation needs into it,
// polls for the outcome, and when the scene is destroyed, the computation is asked to stop and joined. So a
// computation must check its stop token at least every 20 ms.
#pragma once

#include <atomic>
#include <exception>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <system_error>
#include <thread>
#include <utility>

namespace quintet {

template <class Result>
class Background {
 public:
  using Computation = std::function<Result(std::stop_token)>;

  // `wake` is called from the other thread when an outcome is available, to wake the main loop.
  explicit Background(std::function<void()> wake = {}) : wake_(std::move(wake)) {}
  Background(const Background&) = delete;
  Background& operator=(const Background&) = delete;
  ~Background() { cancel(); }

  // Cancels a running computation, then starts this one. Where the system has no thread left, the computation fails: see `failure`.
  void start(Computation computation) {
    cancel();
    failure_.reset();
    finished_ = false;
    try {
      thread_ = std::jthread(
          [this, compute = std::move(computation)](std::stop_token stop) { run(compute, stop); });
    } catch (const std::system_error& error) {
      thrown_ = error.what();
      finished_ = true;
    }
    running_ = true;
  }

  // The result, once. Nothing as long as the computation runs, and nothing when it failed: see `failure`.
  std::optional<Result> poll() {
    if (!running_ || !finished_) return std::nullopt;
    join();
    running_ = false;
    failure_ = std::exchange(thrown_, std::nullopt);
    return std::exchange(result_, std::nullopt);
  }

  // Whether an outcome is still to be polled.
  bool running() const { return running_; }

  // The message of the exception that ended the last computation; set by the `poll` that would return its result.
  const std::optional<std::string>& failure() const { return failure_; }

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
    result_.reset();
    thrown_.reset();
  }

 private:
  void join() {
    if (thread_.joinable()) thread_.join();
  }

  void run(const Computation& compute, std::stop_token stop) {
    try {
      result_.emplace(compute(std::move(stop)));
    } catch (const std::exception& error) {
      thrown_ = error.what();
    } catch (...) {
      thrown_ = "unknown exception";
    }
    finished_ = true;
    if (wake_) wake_();
  }

  std::function<void()> wake_;
  bool running_ = false;                // the main thread's own
  std::atomic<bool> finished_ = false;  // set last by the other thread, which hands over the two below
  std::optional<Result> result_;
  std::optional<std::string> thrown_;
  std::optional<std::string> failure_;
  std::jthread thread_;
};

}  // namespace quintet
