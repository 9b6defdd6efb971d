// The clock of Link-up in the header: the time bar, the count before a timed match, and what it does when time runs
// out.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/render/canvas.hpp"
#include "engine/scene/duration.hpp"
#include "games/link/match.hpp"
#include "ui/context.hpp"
#include "ui/widgets/header_bar.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::link {

// The time bar above the board: the time left, and in the journey the limits of the second and the third star.

// The area that remains for the board; all of it if the match has no time limit.
Rect below_time_bar(Rect area, const Match& match);

// Along the top edge of the board's plate, as wide as it; draws nothing if the match has no time limit.
// `pulse`, 0…1, is the beat of the last seconds.
void draw_time_bar(Canvas& canvas, const ui::Theme& theme, const Match& match, Rect plate, float pulse);

// The count before a timed board: three, two, one, in a circle that a brush closes meanwhile. The clock starts after it;
// any press ends it.
class ReadyCount {
 public:
  void begin(Duration now) { start_ = now, running_ = true; }
  void end() { running_ = false; }
  bool running(Duration now) const { return running_ && now < over(); }
  // When it is over unless it is ended before.
  Duration over() const;
  // When the number shown becomes one less for the `index`-th time, the first number included.
  Duration beat(int index) const;
  static int beats();

  void draw(Canvas& canvas, const ui::Context& context, Rect plate, Duration now) const;

 private:
  Duration start_{0};
  bool running_ = false;
};

// The head line while Link-up is played: what is played, the time, the tiles left, the score and the combo.

// What moves in the head line, 0…1: the beat of the last seconds, and the swelling after a pair.
struct HeaderPulse {
  float second = 0, combo = 0;
};

// `width` is that of the window, in points.
ui::HeaderBar play_header(const ui::Context& context, const Match& match, float width,
                          HeaderPulse pulse = {});

// The player is warned.
bool is_little_time(const Match& match);
// The whole seconds that are left, in the last ten.
std::optional<int> last_seconds(const Match& match);

// The clock of a match as the page shows it: the count before a timed board, the start of the clock, the warning when
// little time is left, the beat of the last seconds, and the swelling of the combo after a pair.
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
