#include "core/go/foresight.hpp"

#include <algorithm>
#include <cassert>
#include <new>

namespace quintet::go {

Foresight::Foresight(const Network& network)
    : evaluator_(network), thread_([this](const std::stop_token& stop) { work(stop); }) {}

Foresight::~Foresight() {
  thread_.request_stop();
  asked_.release();
}

// Sleeping and waking take longer than the pause between two questions of a search.
void Foresight::wait_for_question() {
  constexpr int kTries = 100;
  for (int i = 0; i < kTries; ++i) {
    if (asked_.try_acquire()) return;
    std::this_thread::yield();
  }
  asked_.acquire();
}

void Foresight::work(const std::stop_token& stop) {
  for (;;) {
    wait_for_question();
    if (stop.stop_requested()) return;
    try {
      answers_[current_].evaluation = evaluator_.evaluate(*situation_);
    } catch (const std::bad_alloc&) {
      answers_[current_].failed = true;
    }
    busy_.store(false, std::memory_order_release);
    busy_.notify_one();
  }
}

void Foresight::ask(std::uint64_t key, const Situation& situation) {
  assert(is_idle() && key != 0);
  board_.emplace(situation.board);
  situation_.emplace(Situation{.board = *board_,
                               .to_move = situation.to_move,
                               .last = situation.last,
                               .passed = situation.passed,
                               .komi = situation.komi});
  current_ = (current_ + 1) % kKept;
  answers_[current_].key = key;
  answers_[current_].failed = false;
  busy_.store(true, std::memory_order_relaxed);
  asked_.release();
}

void Foresight::forget() {
  busy_.wait(true, std::memory_order_acquire);
  for (Answer& each : answers_) each.key = 0;
}

bool Foresight::was_asked(std::uint64_t key) const {
  return std::ranges::find(answers_, key, &Answer::key) != answers_.end();
}

const Evaluation* Foresight::answer(std::uint64_t key) {
  constexpr int kTries = 50'000;  // some tens of microseconds, less than an evaluation takes
  const auto found = std::ranges::find(answers_, key, &Answer::key);
  if (found == answers_.end()) return nullptr;
  if (found == answers_.begin() + static_cast<std::ptrdiff_t>(current_)) {
    for (int i = 0; i < kTries && !is_idle(); ++i) {
    }
    if (!is_idle()) return nullptr;
  }
  return found->failed ? nullptr : &found->evaluation;
}

}  // namespace quintet::go
