// The words for gomoku: names of modes, rules and opponents, and those of its review.
#pragma once

#include <string>
#include <string_view>

#include "core/gomoku/advice.hpp"
#include "core/gomoku/game.hpp"
#include "core/gomoku/game_analyst.hpp"
#include "core/gomoku/try_opponent.hpp"
#include "engine/text/localiser.hpp"
#include "games/gomoku/match.hpp"
#include "ui/pages/review_line.hpp"

namespace quintet::gomoku {

// Messages that several pages of gomoku use, to be translated.

std::string_view rule_message(gomoku::Rule rule);
std::string_view opening_message(gomoku::Opening opening);
// What the rule or the opening asks of the players, in one sentence.
std::string_view rule_line(gomoku::Rule rule);
std::string_view opening_line(gomoku::Opening opening);
// A point as players read it: "H8".
std::string point_name(Point at, int side);
// What a move is for, as a sentence: "Makes an open four."
std::string purpose_words(const Localiser& words, const gomoku::Purpose& purpose, int side);
// Why a stone may not be placed.
std::string_view refusal_message(gomoku::Verdict verdict);

// The computer's choice at the end of an opening, as a sentence; nothing for other moves.
std::string_view choice_message(gomoku::Move::Kind kind);

// "Renju · Swap2", in the player's language.
std::string rule_words(const Localiser& words, const gomoku::Start& start);
// "15 × 15 · Renju · Swap2"
std::string start_words(const Localiser& words, const gomoku::Start& start);

// The analysis of a gomoku game in the words of the review page: points by their names, slips and reasons as sentences.

// "Let a won game slip", in the player's language.
std::string slip_words(const Localiser& words, const JudgedMove& move);

// `words` must outlive the results, whose texts follow the language.
ui::NumberedPly<Move> numbered_ply(const Localiser& words, const JudgedGame& game, std::size_t ply,
                                   const AnalysedPly& analysed);
// `ply`: moves before the one that was tried.
ui::LineAnswer<Move> line_answer(const Localiser& words, const JudgedGame& game, std::size_t ply,
                                 const TriedMove& tried);

}  // namespace quintet::gomoku
