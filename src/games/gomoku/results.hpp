// What gomoku records, and what it shows of it: results, and a short analysis of a lost match.
#pragma once

#include <memory>

#include "games/gomoku/match.hpp"
#include "ui/context.hpp"
#include "ui/kit/game_result.hpp"
#include "ui/pages/review_line.hpp"
#include "ui/stones/level_results.hpp"

namespace quintet::gomoku {

using ui::LevelGame, ui::LevelRow, ui::record_game;

ui::GameResult result_of(const ui::Context& context, const Match& match, const ui::NewBests& news);

// A short analysis of a match that is over, for ui::TurningPoint.
std::unique_ptr<ui::ReviewAnalysis> analysis_of(const ui::Context& context, const Match& match);

}  // namespace quintet::gomoku
