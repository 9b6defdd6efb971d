// The statistics of Link-up: totals, the journey, today's boards, and the best results by board.
#pragma once

#include <string>
#include <vector>

#include "ui/context.hpp"

namespace quintet::link {

// The best results on one board in one mode, or in all of a mode: mode, board, games played, games won, time and score;
// the last two are empty where there is none. Today's boards in one row and the journey in another, where they have been
// played; then the boards of the timed and the relaxed mode, the smallest first.
std::vector<std::vector<std::string>> board_rows(const ui::Context& context, const ui::ResultTally& results);

ui::Statistics statistics(const ui::Context& context);

}  // namespace quintet::link
