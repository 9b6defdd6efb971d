// Asks the network on a second thread about positions that a search will probably reach, so that it need not wait for them.
// What the network says does not depend on when it is asked: a search finds the same with foresight, but sooner.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <semaphore>
#include <thread>

#include "core/go/network.hpp"

namespace quintet::go {

// All of it is called by one thread.
class Foresight {
 public:
  // Keeps a reference to the network.
  explicit Foresight(const Network& network);
  Foresight(const Foresight&) = delete;
  Foresight& operator=(const Foresight&) = delete;
  ~Foresight();

  // Whether nothing is being evaluated.
  bool is_idle() const { return !busy_.load(std::memory_order_acquire); }
  // Requires an idle one. The key is that of the position, with all that the network sees; not 0.
  void ask(std::uint64_t key, const Situation& situation);
  bool was_asked(std::uint64_t key) const;
  // What was asked so far.
  void forget();
  // What was found out; null where that was not asked, or is not there soon. Valid until the next question.
  const Evaluation* answer(std::uint64_t key);

 private:
  struct Answer {
    std::uint64_t key = 0;
    bool failed = false;  // for want of memory
    Evaluation evaluation{};
  };
  static constexpr std::size_t kKept = 64;  // the latest

  void wait_for_question();
  void work(const std::stop_token& stop);

  Evaluator evaluator_;  // of the second thread, as the board while it is busy
  std::optional<Board> board_;
  std::optional<Situation> situation_;
  std::array<Answer, kKept> answers_;
  std::size_t current_ = 0;  // of the answers, the one that was asked for last
  std::atomic<bool> busy_ = false;
  std::counting_semaphore<2> asked_{0};
  std::jthread thread_;  // declared last: it uses the others
};

}  // namespace quintet::go
