// What a controller sets by the Go Text Protocol beside the board: clocks and rules.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/gomocup_time.hpp"
#include "core/expected.hpp"
#include "core/go/rules.hpp"

namespace quintet::cli {

// How a game is timed: main time, then `stones` moves in each period. A period without stones, or nothing at all: there is no
// limit.
struct GtpTimes {
  Microseconds main{}, period{};
  int stones = 0;
  bool tells_periods =
      false;  // in byo-yomi `time_left` tells the periods that are left in place of the stones, as KGS does

  bool unlimited() const;
};

// The clock of one side. It counts the time of the moves itself, and is corrected by what the controller tells.
class GtpClock {
 public:
  GtpClock() = default;
  explicit GtpClock(const GtpTimes& times);

  bool unlimited() const { return times_.unlimited() && !is_told_; }
  // For the next move, less a reserve.
  Microseconds budget(int points_left) const;
  // A move has taken so long.
  void spend(Microseconds time);
  // What is left; the stones are 0 in main time.
  void tell(Microseconds left, int stones);

 private:
  void begin_period();

  GtpTimes times_{};
  Microseconds left_{};  // of the main time or of the period
  int stones_left_ = 0;  // in the period; 0 in main time
  bool is_told_ = false;
};

// In half points; a sign and a number without a zero before its point, `+7.5` and `.5`, are read too.
std::optional<int> read_komi(std::string_view text);

// Seconds, which may have a fraction: `12.5`.
std::optional<Microseconds> read_seconds(std::string_view text);

// `main period stones`
std::optional<GtpTimes> read_time_settings(const std::vector<std::string_view>& words);
// `none`; `absolute S`; `byoyomi S S periods`, of which each counts for one move; `canadian S S stones`
std::optional<GtpTimes> read_kgs_time_settings(const std::vector<std::string_view>& words);

// The names of rule sets as other programs write them too, among them those of KataGo, or its JSON with the scoring and any of
// the other parts of rules. Otherwise why they cannot be played: what no rule set has is not changed into what one has.
Expected<go::RuleSet, std::string> read_rules(const std::vector<std::string_view>& words);
std::string write_rules(const go::Rules& rules);

}  // namespace quintet::cli
