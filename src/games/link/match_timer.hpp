// The clock of a match as the page shows it: the count before a timed board, the start of the clock, the warning when
// little time is left, the beat of the last seconds, and the swelling of the combo after a pair.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "games/link/match.hpp"
#include "games/link/play_header.hpp"
#include "games/link/ready_count.hpp"
#include "ui/context.hpp"

namespace quintet::link {

class MatchTimer {
 public:
  explicit MatchTimer(const ui::Context& context) : context_(context) {}

  // A board is dealt, which takes until `dealt`. Returns when the count ticks before it.
  std::vector<Duration> begin(const Match& match, Duration now, Duration dealt);
  // The count goes on, and the press that ends it.
  bool counts(Duration now) const { return count_.running(now); }
  void skip_count(Duration now);
  // Whether the clock has started.
  bool runs(Duration now) const { return now >= clock_from_; }

  // Returns the sounds of this step.
  std::vector<std::string_view> advance(const Match& match, Duration now);
  void pair_taken(Duration now) { paired_at_ = now; }

  HeaderPulse pulse(Duration now) const { return {pulse_since(beat_at_, now), pulse_since(paired_at_, now)}; }
  bool moving(Duration now) const;
  void draw_count(Canvas& canvas, Rect plate, Duration now) const {
    count_.draw(canvas, context_, plate, now);
  }

 private:
  // 1 when it happened, and falling to 0.
  float pulse_since(std::optional<Duration> when, Duration now) const;

  const ui::Context& context_;
  ReadyCount count_;
  Duration clock_from_{0};
  bool warned_ = false;                          // the player knows that little time is left
  std::optional<int> second_;                    // of the last ones, that has been heard
  std::optional<Duration> beat_at_, paired_at_;  // the last of these seconds, the last pair
};

}  // namespace quintet::link
