// The records as the statistics show them: added up, sorted, and in the player's words.
#pragma once

#include <string>
#include <vector>

#include "ui/context.hpp"
#include "ui/profile/records.hpp"

namespace quintet::link {

struct Totals {
  int played = 0, won = 0;
  int stars = 0;
  int days = 0;    // today's boards solved
  int in_row = 0;  // days without a gap, up to today or yesterday
  int combo = 0;   // the longest, in pairs
};

Totals add_up(const ui::LinkRecords& records, Date today);

// The best results on one board in one mode, or in all of a mode.
struct BoardLine {
  std::string mode, board;
  int played = 0, won = 0;
  std::string time{}, score{};  // empty where there is none
};

// Today's boards in one line and the journey in another, where they have been played; then the boards of the relaxed
// and the timed mode, those played most first.
std::vector<BoardLine> board_lines(const ui::Context& context, const ui::LinkRecords& records);

// The days up to today, the oldest first: whether each one's board has been solved.
std::vector<bool> last_days(const ui::LinkRecords& records, Date today, std::size_t count);

}  // namespace quintet::link
