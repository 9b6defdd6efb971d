// The analysis of a gomoku game in the words of the review page: points by their names, slips and reasons as sentences.
#pragma once

#include <string>

#include "core/gomoku/game_analyst.hpp"
#include "core/gomoku/try_opponent.hpp"
#include "engine/text/localiser.hpp"
#include "ui/game/review_analysis.hpp"
#include "ui/game/review_line.hpp"

namespace quintet::gomoku {

// "Let a won game slip", in the player's language.
std::string slip_words(const Localiser& words, const JudgedMove& move);

// `words` must outlive the results, whose texts follow the language. `side`: of the board.
ui::ReviewedPly reviewed_ply(const Localiser& words, const AnalysedPly& analysed, int side);
ui::LineAnswer line_answer(const Localiser& words, const TriedMove& tried, int side);

}  // namespace quintet::gomoku
