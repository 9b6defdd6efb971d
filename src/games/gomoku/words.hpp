// The words for gomoku: names of modes, rules and opponents, and those of its review.
#pragma once

#include <string>
#include <string_view>

#include "core/gomoku/advice.hpp"
#include "core/gomoku/game.hpp"
#include "core/gomoku/game_analyst.hpp"
#include "core/gomoku/levels.hpp"
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
// What a hint achieves, as a sentence: "Makes an open four."
std::string_view motive_message(gomoku::Motive motive);
// Why a stone may not be placed.
std::string_view refusal_message(gomoku::Verdict verdict);

// The computer's choice at the end of an opening, as a sentence; nothing for other moves.
std::string_view choice_message(gomoku::Move::Kind kind);

// "15 × 15 · Renju · Swap2", in the player's language.
std::string start_words(const Localiser& words, const gomoku::Start& start);

// The player of this colour: "Master", "You", or the colour in a game of two people.
std::string player_name(const Localiser& words, const GameNotes& notes, Colour colour);

// The analysis of a gomoku game in the words of the review page: points by their names, slips and reasons as sentences.

// "Let a won game slip", in the player's language.
std::string slip_words(const Localiser& words, const JudgedMove& move);

// `words` must outlive the results, whose texts follow the language. `side`: of the board.
ui::NumberedPly<Move> numbered_ply(const Localiser& words, std::size_t ply, const AnalysedPly& analysed,
                                   int side);
ui::LineAnswer<Move> line_answer(const Localiser& words, const TriedMove& tried, int side);

}  // namespace quintet::gomoku
