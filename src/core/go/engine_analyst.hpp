// An engine as the analyst of a review. Where it fails, the program's own player judges in its place from then on, so
// that the review goes on in any case.
#pragma once

#include <atomic>
#include <chrono>
#include <mutex>
#include <optional>
#include <stop_token>
#include <utility>

#include "core/go/engine_player.hpp"
#include "core/go/review.hpp"

namespace quintet::go {

// May be asked by several threads; they wait for each other.
class EngineAnalyst final : public Analyst {
 public:
  // `patience`: how long the engine may be silent.
  EngineAnalyst(EnginePlayer::Open open, std::chrono::milliseconds patience)
      : player_(std::move(open)), patience_(patience) {}

  // Requires the moves of the position. Knows no Capture Go.
  Judgement judge(const ReachedPosition& position, Look look, const std::stop_token& stop) override;
  // What the engine has done wrong, once the other player judges in its place.
  std::optional<EngineFault> fault() const { return failed_ ? std::optional(fault_) : std::nullopt; }

 private:
  std::timed_mutex mutex_;  // of both players
  EnginePlayer player_;
  OwnAnalyst other_;
  std::chrono::milliseconds patience_;
  std::atomic<bool> failed_ = false;
  EngineFault fault_;  // written once, before `failed_`
};

}  // namespace quintet::go
