// What a controller sets by the Go Text Protocol beside the board: clocks and rules.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/gomocup_time.hpp"
#include "core/go/rules.hpp"

namespace quintet::cli {

// The clock of one side: main time, then `stones` moves in each period of `period` seconds.
struct GtpClock {
  int main = 0, period = 0, stones = 0;  // as set; a period without stones: there is no limit
  std::optional<int> left{};             // as told last, in seconds
  int stones_left = 0;                   // 0 in main time

  bool unlimited() const;
  // For the next move, less a reserve.
  Microseconds budget(int points_left) const;
};

// `main period stones`
std::optional<GtpClock> read_time_settings(const std::vector<std::string_view>& words);
// `none`; `absolute S`; `byoyomi S S periods`, of which each counts for one move; `canadian S S stones`
std::optional<GtpClock> read_kgs_time_settings(const std::vector<std::string_view>& words);

// The names of rule sets as other programs write them too, or KataGo's JSON with ko, scoring and suicide.
std::optional<go::RuleSet> read_rules(const std::vector<std::string_view>& words);
std::string write_rules(const go::Rules& rules);

}  // namespace quintet::cli
