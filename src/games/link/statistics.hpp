// The statistics of Link-up: totals, the journey, today's boards, and the best results by board.
#pragma once

#include <string>
#include <vector>

#include "ui/context.hpp"

namespace quintet::link {

// The best results by board and mode, or over all boards of a mode: mode, board, games played, games won, time and
// score; the last two are empty without a result. Today's boards form one row and the journey another, once they have
// been played; then follow the boards of the modes Timed and Relaxed, the smallest first.
std::vector<std::vector<std::string>> board_rows(const ui::Context& context, const ui::ResultTally& results);

ui::Statistics statistics(const ui::Context& context);

}  // namespace quintet::link
