// Work that the system may block for ever, such as reading from a network share that is no longer connected: it runs on a
// thread of its own, and the caller waits for a limited time.
#pragma once

#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <system_error>
#include <thread>
#include <type_traits>
#include <utility>

namespace quintet {

// The result, or nothing where it is not there in time, a stop is requested first, or the work threw. The thread is then
// detached and may still run when the program ends, so `work` owns everything that it uses.
template <class Work>
std::optional<std::invoke_result_t<Work&>> run_within(std::chrono::milliseconds limit,
                                                      const std::stop_token& stop, Work work) {
  struct Shared {
    std::mutex mutex;
    std::condition_variable_any changed;
    bool finished = false;
    std::optional<std::invoke_result_t<Work&>> result;
  };
  const auto shared = std::make_shared<Shared>();
  const auto run = [shared, work = std::move(work)]() mutable {
    std::optional<std::invoke_result_t<Work&>> result;
    try {
      result.emplace(work());
    } catch (...) {  // the caller learns only that there is no result
    }
    const std::scoped_lock lock(shared->mutex);
    shared->result = std::move(result);
    shared->finished = true;
    shared->changed.notify_all();
  };
  try {
    std::thread(run).detach();
  } catch (const std::system_error&) {
    return std::nullopt;  // no thread could be started
  }
  std::unique_lock lock(shared->mutex);
  shared->changed.wait_for(lock, stop, limit, [&] { return shared->finished; });
  return std::exchange(shared->result, std::nullopt);
}

}  // namespace quintet
